// A server of what a test shows, on loopback.
import { createServer } from 'node:http'
import { extname } from 'node:path'

const types = {
  '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/**
 * Serves what `read` gives for a path, or a promise of it. The answer is 404 where `read` throws.
 * The result is the server's address, and a function that stops the server.
 */
export async function serve(read) {
  const server = createServer(async (request, response) => {
    try {
      const { pathname } = new URL(request.url, 'http://host')
      const body = await read(pathname)
      const type = types[extname(pathname)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    stop: () => { server.closeAllConnections(); server.close() },
  }
}
