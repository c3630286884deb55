import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createSite } from '../fixture-site/copy-site';
import type { CheckRequest, CheckResponse } from './check-protocol';
import type { FileContent } from './mutation';

/** Files of the site besides those of the fixture: a snapshot of the docs. */
const moreFiles: Record<string, string> = {
  'content/versions/1.0/version.yaml':
    'label: "1.0"\nsidebar:\n  - category: Start here\n    items:\n      - doctor-app/introduction\n',
  'content/versions/1.0/docs/doctor-app/introduction.mdx': `---
title: Introduction
description: What the fixture site is for and where its pages lead.
---

This page is of an older version.

## What it has

One page.
`,
};

/** A small site in .cache/, whose files can be changed. */
export function createMutationSite(): string {
  const site = createSite('mutations');
  for (const folder of ['tests/mutations', 'tests/bench/search/corpus']) {
    cpSync(folder, join(site, folder), { recursive: true });
  }
  for (const [file, text] of Object.entries(moreFiles)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return site;
}

/** A process that checks a site with changed files. */
export type SiteChecker = {
  check: (
    files: Readonly<Record<string, FileContent>>,
    env?: Record<string, string>,
  ) => Promise<CheckResponse>;
  stop: () => void;
};

const toRequest = (content: FileContent): CheckRequest['files'][string] =>
  typeof content === 'string' || content instanceof Uint8Array
    ? { base64: Buffer.from(content).toString('base64') }
    : content;

/** Waits for the next message of a process. Rejects if it ends before. */
const receive = (child: ChildProcess) =>
  new Promise<CheckResponse>((resolve, reject) => {
    const fail = () => reject(new Error('The process that checks the site has ended'));
    if (child.exitCode !== null || child.signalCode !== null) fail();
    child.once('exit', fail);
    child.once('message', (message: CheckResponse) => {
      child.off('exit', fail);
      resolve(message);
    });
  });

/** Starts the process. As in `npm run dev`, it notices changed files. */
export async function startSiteChecker(site: string): Promise<SiteChecker> {
  const child = fork(join(site, 'tests/mutations/check-site.ts'), [], {
    cwd: site,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'development', SITE_URL: '', SITE_BASE_URL: '' },
  });
  await receive(child);
  return {
    check: (files, env) => {
      const contents = Object.entries(files).map(([file, content]) => [file, toRequest(content)]);
      const request: CheckRequest = { files: Object.fromEntries(contents), env };
      const response = receive(child);
      child.send(request);
      return response;
    },
    stop: () => child.kill(),
  };
}

/** Reads a file of the site; an empty text if there is none. */
export function readSiteFile(site: string, file: string): string {
  try {
    return readFileSync(join(site, file), 'utf8');
  } catch {
    return '';
  }
}
