import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '../../../lib/build/export/compress-files';
import { listFiles, projectPath, readText } from '../../../lib/kit/files/project-files';
import { ensureNginx } from '../../../scripts/setup/find-nginx.mjs';
import { startNginx } from '../../support/nginx-server';
import { type LoadRequest, type LoadResult, sendLoad } from './send-load';

const load = { connections: 100, seconds: 15 };

/** Returns `count` items at equal distances. */
const pickEvenly = <Item>(items: readonly Item[], count: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / count) === 0);

/**
 * Lists the requests of readers: of twenty, eight are for pages, ten for files that pages load, and two for what does not
 * exist.
 */
function listRequests(): LoadRequest[] {
  const files = listFiles('out', '').map((file) => file.slice('out'.length));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\/index\.html$|\.html$/, '') || '/');
  const assets = files.filter((file) =>
    /^\/(_next\/static|scripts|styles|search-data)\/.*\.\w+$/.test(file),
  );
  const pageData = files.filter((file) => file.startsWith('/page-data/'));
  const paths = [
    ...pickEvenly(pages, 80),
    ...pickEvenly(assets, 80),
    ...pickEvenly(pageData, 20),
    ...Array.from({ length: 20 }, (_, index) => `/docs/missing-${index}`),
  ];
  // A fixed order that mixes them: 7 has no common divisor with the number of requests.
  const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
  return paths.map((_, index) => {
    const path = paths[(index * 7) % paths.length] ?? '/';
    return { method: 'GET' as const, path, headers };
  });
}

/**
 * Measures nginx with hosting/nginx.conf on one core, once with compressed copies of the files and once without.
 * Requires out/.
 */
export async function measureNginx(): Promise<Record<string, LoadResult>> {
  const nginx = await ensureNginx();
  if (!nginx) throw new Error('nginx is missing');
  const requests = listRequests();
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const compressed = join(folder, 'out');
  try {
    cpSync(projectPath('out'), compressed, { recursive: true });
    await compressFiles(compressed, 5);
    const results: Record<string, LoadResult> = {};
    for (const [name, root] of [
      ['nginx, compressed copies', compressed],
      ['nginx, compresses responses', projectPath('out')],
    ] as const) {
      const server = await startNginx(nginx, {
        server: readText('hosting/nginx.conf'),
        root,
        command: ['taskset', '--cpu-list', '0'],
      });
      const origin = `http://127.0.0.1:${server.port}`;
      try {
        await sendLoad(origin, requests, { ...load, seconds: 2 });
        results[name] = await sendLoad(origin, requests, load);
      } finally {
        await server.stop();
      }
    }
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
