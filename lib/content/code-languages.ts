import { bundledLanguages } from 'shiki';

/** The languages whose code can be checked, by the other names that fences use for them. */
const checkedAliases: Readonly<Record<string, string>> = {
  sh: 'bash',
  shell: 'bash',
  shellscript: 'bash',
  zsh: 'bash',
  shellsession: 'console',
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  js: 'javascript',
  jsx: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  tsx: 'javascript',
  py: 'python',
};

/** The language of a fence in lowercase, without aliases for those that the checks know. */
export function normalizeLanguage(language: string): string {
  const name = language.toLowerCase();
  return checkedAliases[name] ?? name;
}

/** Languages of fences that the highlighter does not have: plain text, and diagrams, which are pictures. */
const otherLanguages = ['', 'text', 'txt', 'plain', 'plaintext', 'ansi', 'dot'];

export const languageNames: readonly string[] = [
  ...Object.keys(bundledLanguages),
  ...otherLanguages,
];
