// What a driver has started ends with the process that uses it, however that process ends.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** A program that starts a browser, says so, and at a word ends by a statement. */
const program = (statement) => `
  import { Browser } from ${JSON.stringify(new URL('browser.mjs', import.meta.url))}
  const browser = new Browser(() => '', { width: 300, height: 200 })
  await browser.start()
  console.log('ready')
  await new Promise((resolve) => process.stdin.once('data', resolve))
  ${statement}`

/** The processes that run: their parents and their groups. */
const processes = () => readdirSync('/proc').flatMap((name) => {
  try {
    const fields = /.*\) (.*)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))[1]
    const [state, parent, group] = fields.split(' ')
    return state === 'Z' ? [] : [{ parent: Number(parent), group: Number(group) }]
  } catch {
    // This is no process, or none any more.
    return []
  }
})

for (const [end, statement, signal] of [
  ['a stop', 'await browser.stop()'],
  ['an error', 'throw new Error()'],
  ['SIGINT', '', 'SIGINT'],
  ['SIGTERM', '', 'SIGTERM'],
]) {
  test(`${end} leaves no process and no file behind`, { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jogakbo-driver-'))
    const user = spawn(process.execPath, ['--input-type=module', '--eval', program(statement)],
      {
        stdio: ['pipe', 'pipe', end === 'an error' ? 'ignore' : 'inherit'],
        env: { ...process.env, TMPDIR: folder },
      })
    const ended = once(user, 'exit')
    let group
    const count = () => processes().filter((each) => each.group === group).length
    try {
      await Promise.race([once(user.stdout, 'data'), ended])
      group = processes().find(({ parent }) => parent === user.pid)?.group
      assert.ok(group, 'the driver runs')
      assert.ok(count() > 3, 'the driver and the browser are a group')
      if (signal) user.kill(signal)
      else user.stdin.end('end')
      await ended
      for (let left = 100; count() > 0 && left > 0; left--) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
      assert.equal(count(), 0)
      assert.deepEqual(readdirSync(folder), [])
    } finally {
      user.kill('SIGKILL')
      if (count() > 0) process.kill(-group, 'SIGKILL')
    }
    rmdirSync(folder)
  })
}
