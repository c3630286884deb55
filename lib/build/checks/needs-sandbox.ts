import type { Diagnostic } from '../../kit/diagnostics/diagnostic';

/** Reports a file of content that runs in the sandbox, although a setting turns it off. */
export const needsSandbox = (file: string): Diagnostic => ({
  severity: 'error',
  file,
  message: 'The file needs the sandbox, which content/site/settings.yaml turns off',
  found: 'sandbox: false',
  expected: 'sandbox: true, or that you delete the file',
});
