import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getSite } from '../../lib/site/site-settings';

/** Tests hosting/nginx.conf with nginx, if it is installed. */

const port = 4180;
const { baseUrl } = getSite();

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type PageResponse = {
  status: number;
  location: string | undefined;
  headers: Record<string, unknown>;
  body: string;
};

/** Requests exactly this path, which `fetch` would normalize first. */
function get(path: string): Promise<PageResponse> {
  return new Promise((resolvePromise, reject) => {
    request({ port, path, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () =>
        resolvePromise({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
          body,
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe.runIf(hasNginx())('nginx with hosting/nginx.conf', () => {
  let folder: string;
  let nginx: ChildProcess;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const root = join(folder, 'root');
    if (baseUrl === '/') symlinkSync(resolve('out'), root);
    else {
      execFileSync('mkdir', ['-p', root]);
      symlinkSync(resolve('out'), join(root, baseUrl.slice(1, -1)));
    }
    const server = readFileSync('hosting/nginx.conf', 'utf8')
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replace('root /srv/portal', `root ${root}`);
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''} events {}
      http { types { text/html html; application/javascript js; text/css css; application/json json; }
      access_log off; client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
      uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; ${server} }`,
    );
    nginx = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder]);
    await vi.waitFor(() => get(baseUrl), { timeout: 20_000 });
  }, 30_000);

  afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true });
  });

  const withBase = (path: string) => baseUrl.slice(0, -1) + path;

  it.each([
    withBase('/docs'),
    withBase('/docs/doctor-app/overview'),
    withBase('/search?q=token'),
    withBase('/api'),
    withBase('/sitemap.xml'),
  ])('serves %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    [withBase('/docs/doctor-app/overview.html'), withBase('/docs/doctor-app/overview')],
    [
      withBase('/docs/doctor-app/overview/index.html?x=1'),
      withBase('/docs/doctor-app/overview?x=1'),
    ],
    [withBase('/index.html'), withBase('/')],
    [withBase('/search/?q=a'), withBase('/search?q=a')],
    [withBase('/docs/doctor-app'), withBase('/docs/doctor-app/introduction')],
  ])('redirects %s to %s', async (path, target) => {
    const { status, location } = await get(path);
    expect([status, location]).toEqual([301, target]);
  });

  it('returns the not-found page for unknown paths', async () => {
    const { status, body } = await get(withBase('/docs/nope'));
    expect(status).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  it.each(['//evil.example/x.html', '/\\evil.example/x/'])(
    'never redirects %s to another host',
    async (path) => {
      const { location } = await get(path);
      expect(location ?? '').not.toMatch(/^(\/\/|\/\\|http)/);
    },
  );

  it('sends the security headers with every response and makes hashed files immutable', async () => {
    const page = await get(withBase('/docs'));
    expect(page.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const script =
      /src="([^"]+\/_next\/static\/[^"]+\.js)"|src="(\/_next\/static\/[^"]+\.js)"/.exec(page.body);
    const asset = await get(script?.[1] ?? script?.[2] ?? '');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
  });
});
