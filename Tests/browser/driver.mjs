// chromedriver and the browsers that it starts: one process group, with a folder for what they put
// into files.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How long the driver may take to start, and to stop, in milliseconds. */
const timeLimit = 20_000

/** The drivers that run. They end with this process, also when a signal ends it. */
const running = new Set()
process.on('exit', () => running.forEach((driver) => driver.kill()))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))

export class Driver {
  #folder = mkdtempSync(join(tmpdir(), 'jogakbo-browser-'))
  #process
  #exit

  constructor() {
    this.#process = spawn('/usr/bin/chromedriver', ['--port=0'], {
      stdio: ['ignore', 'pipe', 'inherit'], detached: true,
      env: { ...process.env, TMPDIR: this.#folder },
    })
    running.add(this)
    this.#exit = new Promise((resolve) => {
      this.#process.on('exit', resolve)
      this.#process.on('error', resolve)
    })
  }

  /** The address at which the driver answers. The driver chooses the port. */
  address() {
    return new Promise((resolve, reject) => {
      const fail = (reason) => reject(new Error(`chromedriver does not start: ${reason}`))
      const timer = setTimeout(fail, timeLimit, 'it says no port')
      this.#exit.then(fail).finally(() => clearTimeout(timer))
      let output = ''
      this.#process.stdout.on('data', (data) => {
        output += data
        const [, port] = /successfully on port (\d+)/.exec(output) ?? []
        if (!port) return
        clearTimeout(timer)
        resolve(`http://127.0.0.1:${port}`)
      })
    })
  }

  /** Lets the driver end, and then ends what is left of its group. */
  async stop() {
    this.#signal('SIGTERM')
    const timer = setTimeout(() => this.kill(), timeLimit)
    await this.#exit
    clearTimeout(timer)
    this.kill()
  }

  /** Ends the whole group at once. */
  kill() {
    this.#signal('SIGKILL')
    if (!running.delete(this)) return
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 10 })
  }

  #signal(name) {
    try {
      if (running.has(this) && this.#process.pid) process.kill(-this.#process.pid, name)
    } catch (error) {
      // The group has ended.
      if (error.code !== 'ESRCH') throw error
    }
  }
}
