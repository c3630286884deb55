const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A moment of the sandbox’s clock in words: `2 Mar 2027, 09:10 UTC`. */
export function formatSandboxTime(timestamp: string): string {
  return `${format.format(new Date(timestamp))} UTC`;
}
