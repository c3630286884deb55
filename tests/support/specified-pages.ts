import { readText } from '../../lib/kit/files/project-files';

/** Reads the comma-separated names below a heading of the specification. Remarks in parentheses are dropped. */
function readNames(heading: string): string[] {
  const lines = readText('tests/facts/specification/portal.txt').split('\n');
  const line = lines[lines.indexOf(heading) + 1] ?? '';
  const names = line.replace(/ \([^)]*\)|\.$/g, '').split(', ');
  if (!lines.includes(heading) || names.length < 2)
    throw new Error(`portal.txt has no list of names below "${heading}"`);
  return names;
}

/** The ids of the docs that the specification lists (portal.txt, section 2). */
export const listSpecifiedDocs = (): string[] =>
  readNames('### Pages under /docs/doctor-app/{page}').map((name) => `doctor-app/${name}`);

/** The names of the UI elements that the specification lists (portal.txt, section 2). */
export const listSpecifiedElements = (): string[] =>
  readNames('### UI element pages under /docs/doctor-app/elements/{element}');
