import type { Plugin } from 'esbuild';
import { getSite } from '../lib/site/site-settings';

/** What the browser's code is without a sandbox: no program, no users, and nothing that pages could start. */
const replacements: ReadonlyArray<[files: RegExp, code: string]> = [
  [/lib\/sandbox\/(?:create-sandbox|http\/sandbox-app)\.ts$/, ''],
  [/components\/sandbox\/(?:run-panels|sandbox-panel|sandbox-bar)\.tsx$/, ''],
  [
    /components\/(?:api\/workflows\/workflow-runner|home\/mount-visit|behaviors\/run-cases)\.tsx?$/,
    '',
  ],
  [/lib\/sandbox\/seed\/sandbox-cases\.ts$/, 'export const sandboxCases = [];'],
  [
    /\.generated\/sandbox\/users\.ts$/,
    "export const usersFile = { nobody: { label: 'Nobody', title: '', roles: [] }, users: {} };\nexport const roleUsers = {};",
  ],
];

/** Leaves the sandbox out of a bundle if a setting turns it off. */
export const withoutSandbox: Plugin = {
  name: 'without-sandbox',
  setup({ onLoad }) {
    if (getSite().sandbox) return;
    for (const [filter, contents] of replacements) onLoad({ filter }, () => ({ contents }));
  },
};
