import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Nginx } from '../../scripts/setup/find-nginx.mjs';
import { findFreePort } from './free-port';

export type NginxServer = { port: number; stop: () => Promise<void> };

const canConnect = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/**
 * Starts nginx on a free port with a server block of the portal. It writes only to a temporary folder, so it needs no
 * privileges.
 * @param options.server the contents of hosting/nginx.conf
 * @param options.root the folder to serve
 * @throws if nginx exits, with what it printed
 */
export async function startNginx(
  nginx: Nginx,
  { server, root }: { server: string; root: string },
): Promise<NginxServer> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const block = server
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('root /srv/portal', `root ${resolve(root)}`)
    .replace('# brotli_static on', nginx.brotliModule ? 'brotli_static on' : '$&');
  const temporaryPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${nginx.brotliModule ? `load_module ${nginx.brotliModule};` : ''}
     daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
     ${process.getuid?.() === 0 ? 'user root;' : ''}
     events { worker_connections 1024; }
     http { access_log off; sendfile on; ${temporaryPaths}
     ${block} }`,
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn(nginx.path, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const exited = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  while (!(await canConnect(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
    await wait(20);
  }
  return {
    port,
    stop: async () => {
      child.kill();
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
