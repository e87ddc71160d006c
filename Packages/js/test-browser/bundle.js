// A program of a test with what it imports, as one file.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

const contracts = fileURLToPath(new URL('contracts', import.meta.url))
const debian = '/usr/share/nodejs'

/** Frameworks are those of Debian's packages; or with `isContract` the parts that adapters use,
 * and that FRAMEWORKS, a folder of modules, may replace by the whole. `modules` is a folder of
 * others. */
export function bundle(code, { isContract = false, modules, options = [] } = {}) {
  const folders = isContract ? process.env.FRAMEWORKS ?? contracts
    : [modules, debian].filter(Boolean).join(':')
  return execFileSync('/usr/bin/esbuild', ['--bundle', '--format=esm', '--platform=browser',
    '--external:node:fs/promises', '--define:process.env.NODE_ENV="development"',
    '--main-fields=module,main', '--log-level=error', ...options], {
    cwd: folder, input: code, maxBuffer: 2 ** 26, env: { ...process.env, NODE_PATH: folders },
  })
}

/** Opens a page whose module is a bundle. */
export async function openBundle(browser, code, how) {
  browser.pages.set('/bundle.js', bundle(code, how))
  await browser.open('<div id=root></div>',
    "const page = await import('/bundle.js'); await page.done")
}
