import { z } from 'zod';
import { listPathVariants } from '../content/path-variants.mjs';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { type Position, parseYamlSource } from '../diagnostics/yaml-source';
import { normalizePath } from '../site/urls';
import { findAddressProblem, type LinkTargets } from './address-problems';

/** A text of the file with its position. */
type Placed = Position & { text: string };
type PlacedRedirect = { from: Placed; to: Placed };

const redirectListSchema = z.looseObject({
  redirects: z.array(z.looseObject({ from: z.string(), to: z.string() })).default([]),
});

/** The redirects of a YAML source with their positions; none if the file is invalid, which check-settings reports. */
function listRedirects(source: string): PlacedRedirect[] {
  const { document, positionOfValue } = parseYamlSource(source);
  const { data } = redirectListSchema.safeParse(document.toJS());
  return (data?.redirects ?? []).map(({ from, to }, index) => ({
    from: { text: from, ...positionOfValue(['redirects', index, 'from']) },
    to: { text: to, ...positionOfValue(['redirects', index, 'to']) },
  }));
}

/** An address in its parts: the path that hosts compare, and the hash. */
function split(address: string): { path: string; hash: string } {
  const [whole = ''] = /^[^#]*/.exec(address) ?? [];
  const path = whole.replace(/\?.*$/s, '');
  return { path: normalizePath(path), hash: address.slice(whole.length) };
}

/** The addresses that a browser is led through, from the first `to` to no redirect, or to one seen before. */
function follow({ from, to }: PlacedRedirect, next: ReadonlyMap<string, string>): string[] {
  const way = [to.text];
  const seen = new Set([split(from.text).path]);
  for (let at = split(to.text).path; !seen.has(at); ) {
    seen.add(at);
    const target = next.get(at);
    if (target === undefined) break;
    way.push(target);
    at = split(target).path;
  }
  return way;
}

type Fault = Pick<Diagnostic, 'severity' | 'message' | 'expected'>;
const error = (message: string, expected: string): Fault => ({
  severity: 'error',
  message,
  expected,
});

/** What is wrong with the address that is led away from. */
function judgeFrom(
  { text, line }: Placed,
  targets: LinkTargets,
  firstLines: ReadonlyMap<string, number>,
): Fault | undefined {
  const { path } = split(text);
  if (/[?#]/.test(text)) {
    return error('Redirect from more than a path: hosts compare the path alone', path);
  }
  const first = firstLines.get(path) ?? line;
  if (first !== line) {
    return error(`Redirect twice: line ${first} has the same address`, 'each address once');
  }
  if (
    listPathVariants(path).some((known) => targets.pages.has(known) || targets.files.has(known))
  ) {
    return error(
      'Redirect that is never used: a page or file has this address',
      'an address that no page or file has',
    );
  }
  return undefined;
}

/** What is wrong with the address that is led to. */
function judgeTo(
  redirect: PlacedRedirect,
  targets: LinkTargets,
  next: ReadonlyMap<string, string>,
): Fault | undefined {
  const { from, to } = redirect;
  const own = split(from.text).path;
  const { path, hash } = split(to.text);
  if (path === own) return error('Redirect to itself', 'the address of another page or file');
  const way = follow(redirect, next);
  if (way.length > 1) {
    const steps = [from.text, ...way].join(' → ');
    const end = way.at(-1) ?? '';
    // A loop's last address is a redirect too.
    if (next.has(split(end).path)) {
      return error(`Redirect in a loop: ${steps}`, 'the address of a page or file');
    }
    return error(`Redirect to another redirect: ${steps}`, end);
  }
  const fault = findAddressProblem(path, hash, targets);
  if (!fault) return undefined;
  return fault.kind === 'link'
    ? error('Redirect to nothing: no page or file has this address', fault.expected)
    : {
        severity: 'warning',
        message: 'Redirect to a broken anchor: the page exists, the id does not',
        expected: fault.expected,
      };
}

/**
 * Every fault of the redirects: each must lead from an address that nothing has to a page or file at once.
 * @param source the YAML of content/site/redirects.yaml
 * @param targets what the export has, redirects left out
 */
export function checkRedirects(source: string, file: string, targets: LinkTargets): Diagnostic[] {
  const redirects = listRedirects(source);
  const next = new Map<string, string>();
  const firstLines = new Map<string, number>();
  for (const { from, to } of redirects) {
    const { path } = split(from.text);
    if (next.has(path)) continue;
    next.set(path, to.text);
    firstLines.set(path, from.line);
  }
  const place = (fault: Fault | undefined, { text, line, column }: Placed): Diagnostic[] =>
    fault ? [{ ...fault, file, line, column, found: text }] : [];
  return redirects.flatMap((redirect) => [
    ...place(judgeFrom(redirect.from, targets, firstLines), redirect.from),
    ...place(judgeTo(redirect, targets, next), redirect.to),
  ]);
}
