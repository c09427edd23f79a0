import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Path of the page that shows another one in a frame as wide as a phone. */
const framePath = '/in-a-phone';

/** In CSS pixels. */
const phone = { width: 390, height: 700 };

export interface PhoneFrame {
  port: number;
  /** Path and query of the page with a path of the site in its frame. */
  pathTo(path: string): string;
  stop(): void;
}

/**
 * A proxy in front of a site that adds a page with a frame, since the window of a headless WPE cannot be narrowed. Media
 * queries see the frame. The site's headers that forbid frames are left out.
 */
export async function startPhoneFrame(sitePort: number): Promise<PhoneFrame> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://site.localhost');
    if (url.pathname === framePath) {
      const source = url.searchParams.get('path')?.replaceAll('&', '&amp;');
      const size = `width="${phone.width}" height="${phone.height}"`;
      outgoing.setHeader('content-type', 'text/html');
      return outgoing.end(`<!doctype html><iframe name="phone" ${size} style="border: 0" src="${source}"></iframe>`);
    }
    const { method, headers } = incoming;
    const asked = request({ port: sitePort, path: incoming.url, method, headers }, (answer) => {
      const { 'x-frame-options': _frames, 'content-security-policy': policy, ...kept } = answer.headers;
      const framed = policy && { 'content-security-policy': String(policy).replace(/frame-ancestors [^;]*/, '') };
      outgoing.writeHead(answer.statusCode ?? 502, { ...kept, ...framed });
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    pathTo: (path) => `${framePath}?${new URLSearchParams({ path }).toString()}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
