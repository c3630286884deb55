import { z } from 'zod';
import { listPathVariants } from '../../content/path-variants.mjs';
import type { Diagnostic } from '../../kit/diagnostics/diagnostic';
import { type Position, parseYamlSource } from '../../kit/diagnostics/yaml-source';
import { isExternal, normalizePath } from '../../site/urls';
import { findAddressProblem, type LinkTargets } from './address-problems';

/** An address with its position in the file. */
type LocatedAddress = Position & { text: string };
type LocatedRedirect = { from: LocatedAddress; to: LocatedAddress };

const redirectListSchema = z.looseObject({
  redirects: z.array(z.looseObject({ from: z.string(), to: z.string() })).default([]),
});

/** Lists the redirects of a YAML source. Empty if the file is invalid, which the step check-settings reports. */
function listRedirects(source: string): LocatedRedirect[] {
  const { document, positionOfValue } = parseYamlSource(source);
  const { data } = redirectListSchema.safeParse(document.toJS());
  return (data?.redirects ?? []).map(({ from, to }, index) => ({
    from: { text: from, ...positionOfValue(['redirects', index, 'from']) },
    to: { text: to, ...positionOfValue(['redirects', index, 'to']) },
  }));
}

/** Splits an address into the path that hosts compare and the hash. */
function splitAddress(address: string): { path: string; hash: string } {
  const [withoutHash = ''] = /^[^#]*/.exec(address) ?? [];
  const path = withoutHash.replace(/\?.*$/s, '');
  return { path: normalizePath(path), hash: address.slice(withoutHash.length) };
}

/** Lists the addresses that a browser visits after a redirect, until one is not redirected or repeats. */
function followRedirects(
  { from, to }: LocatedRedirect,
  targetOf: ReadonlyMap<string, string>,
): string[] {
  const visited = [to.text];
  const seen = new Set([splitAddress(from.text).path]);
  for (let path = splitAddress(to.text).path; !seen.has(path); ) {
    seen.add(path);
    const target = targetOf.get(path);
    if (target === undefined) break;
    visited.push(target);
    path = splitAddress(target).path;
  }
  return visited;
}

/** What was found is the address. */
type Problem = Omit<Diagnostic, 'found' | 'file'>;
const error = (message: string, expected: string): Problem => ({
  severity: 'error',
  message,
  expected,
});

/** Checks the address that is redirected. */
function checkFrom(
  { text, line }: LocatedAddress,
  targets: LinkTargets,
  firstLines: ReadonlyMap<string, number>,
): Problem | undefined {
  const { path } = splitAddress(text);
  if (/[?#]/.test(text)) {
    return error('Redirect from a query or hash: hosts only compare paths', path);
  }
  const firstLine = firstLines.get(path) ?? line;
  if (firstLine !== line) {
    return error(`Duplicate redirect: line ${firstLine} has the same address`, 'each address once');
  }
  if (
    listPathVariants(path).some((known) => targets.pages.has(known) || targets.files.has(known))
  ) {
    return error(
      'Unused redirect: a page or file has this address',
      'an address that no page or file has',
    );
  }
  return undefined;
}

/** Checks the target of a redirect. */
function checkTo(
  redirect: LocatedRedirect,
  targets: LinkTargets,
  targetOf: ReadonlyMap<string, string>,
): Problem | undefined {
  const { from, to } = redirect;
  if (isExternal(to.text)) return undefined;
  const { path, hash } = splitAddress(to.text);
  if (path === splitAddress(from.text).path) {
    return error('Redirect to itself', 'the address of another page or file');
  }
  const visited = followRedirects(redirect, targetOf);
  if (visited.length > 1) {
    const steps = [from.text, ...visited].join(' → ');
    const last = visited.at(-1) ?? '';
    // The last address is only redirected if the redirects form a loop.
    if (targetOf.has(splitAddress(last).path)) {
      return error(`Redirect loop: ${steps}`, 'the address of a page or file');
    }
    return error(`Redirect chain: ${steps}`, last);
  }
  const problem = findAddressProblem(path, hash, targets);
  if (!problem) return undefined;
  return problem.kind === 'address'
    ? error('Broken redirect: no page or file has this address', problem.expected)
    : {
        severity: 'warning',
        message: 'Redirect to a broken anchor: the page exists, the id does not',
        expected: problem.expected,
      };
}

/**
 * Checks the redirects: each must lead from an address that does not exist directly to a page or file.
 * @param source the YAML of content/site/redirects.yaml
 * @param targets the pages and files of the export, without redirects
 */
export function checkRedirects(source: string, file: string, targets: LinkTargets): Diagnostic[] {
  const redirects = listRedirects(source);
  const targetOf = new Map<string, string>();
  const firstLines = new Map<string, number>();
  for (const { from, to } of redirects) {
    const { path } = splitAddress(from.text);
    if (targetOf.has(path)) continue;
    targetOf.set(path, to.text);
    firstLines.set(path, from.line);
  }
  const locate = (
    problem: Problem | undefined,
    { text, line, column }: LocatedAddress,
  ): Diagnostic[] => (problem ? [{ ...problem, file, line, column, found: text }] : []);
  return redirects.flatMap((redirect) => [
    ...locate(checkFrom(redirect.from, targets, firstLines), redirect.from),
    ...locate(checkTo(redirect, targets, targetOf), redirect.to),
  ]);
}
