import type { Diagnostic } from '../../lib/diagnostics/diagnostic';

/** What site-checker.ts sends to check-site.ts: the faults of one run. */
export type CheckRequest = {
  /** The contents of the files to change, by their paths. */
  files: Record<string, { base64: string } | { is: 'folder' | 'missing' }>;
  env?: Record<string, string> | undefined;
};

/** What the run reported, or the stack trace of an error that is not a report. */
export type CheckResponse = { diagnostics: Diagnostic[] } | { crash: string };
