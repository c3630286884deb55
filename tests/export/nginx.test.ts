import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getSite } from '../../lib/site/site-settings';

/** hosting/nginx.conf under a real nginx, where the machine has one. */

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

type Answer = { status: number; location?: string; headers: Record<string, unknown>; body: string };

/** A request with exactly this path: fetch would tidy it first. */
function get(path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    request({ port, path, host: '127.0.0.1' }, (response) => {
      let body = '';
      response.on('data', (data) => {
        body += data;
      });
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          headers: response.headers,
          body,
        }),
      );
    })
      .on('error', fail)
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
    const up = () =>
      get(baseUrl).then(
        () => true,
        () => false,
      );
    for (let tries = 0; tries < 200 && !(await up()); tries++)
      await new Promise((next) => setImmediate(next));
  });

  afterAll(() => {
    nginx.kill();
    rmSync(folder, { recursive: true });
  });

  const at = (path: string) => baseUrl.slice(0, -1) + path;

  it.each([
    at('/docs'),
    at('/docs/doctor-app/overview'),
    at('/search?q=token'),
    at('/api'),
    at('/sitemap.xml'),
  ])('serves %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each([
    [at('/docs/doctor-app/overview.html'), at('/docs/doctor-app/overview')],
    [at('/docs/doctor-app/overview/index.html?x=1'), at('/docs/doctor-app/overview?x=1')],
    [at('/index.html'), at('/')],
    [at('/search/?q=a'), at('/search?q=a')],
    [at('/docs/doctor-app'), at('/docs/doctor-app/introduction')],
  ])('leads %s to %s', async (path, target) => {
    const { status, location } = await get(path);
    expect([status, location]).toEqual([301, target]);
  });

  it('answers unknown addresses with the not-found page', async () => {
    const { status, body } = await get(at('/docs/nope'));
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

  it('sends the security headers with every answer and lets hashed files never expire', async () => {
    const page = await get(at('/docs'));
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
