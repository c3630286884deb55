import { pageChangeEvent, sidebarChangeEvent } from '../../../site/browser/page-events';
import {
  describeFieldAccess,
  describeListedOperation,
  describeOperationAccess,
  summarizeFieldAccess,
  summarizeOperations,
} from '../role-texts';
import { describeRoleUser } from '../role-user';
import { parseRestrictions, roleParameter } from '../roles';
import { readRole, readStoredRole, readUrlRole, showRole, storeRole } from './stored-role';

/**
 * “View as” of the API reference (components/api/reference/view-as.tsx): the reader selects a role, and the page says
 * what that role cannot call or see. A script of its own, because only these pages need it. The state is in the DOM, in the
 * URL, and in the storage of the tab.
 */

type Bar = { element: HTMLElement; select: HTMLSelectElement };

function findBar(): Bar | undefined {
  const element = document.querySelector<HTMLElement>('[data-view-as]');
  const select = element?.querySelector('select');
  return element && select ? { element, select } : undefined;
}

const hasRole = ({ select }: Bar, role: string | undefined): role is string =>
  [...select.options].some(({ value }) => value !== '' && value === role);

const readRestrictions = (element: HTMLElement | null | undefined) =>
  parseRestrictions(element?.dataset.restriction ?? null);

/** The elements that have the restrictions of the page's operations or fields, with the elements of their notes. */
const listNotes = () =>
  [...document.querySelectorAll<HTMLElement>('[data-role-note]')].map((note) => ({
    note,
    kind: note.dataset.roleNote,
    restrictions: readRestrictions(note.closest<HTMLElement>('[data-restriction]')),
  }));

/** Writes the notes of the operations and fields of the page. Returns a summary of them, the most important part first. */
function writeNotes({ element }: Bar, role: string | undefined): string[] {
  const notes = listNotes();
  for (const { note, kind, restrictions } of notes) {
    const write = kind === 'operation' ? describeListedOperation : describeFieldAccess;
    note.textContent = role === undefined ? '' : write(role, restrictions);
  }
  if (role === undefined) return [];
  const [kind, ...names] = element.dataset.viewAs?.split(' ') ?? [];
  const restrictions = parseRestrictions(names.join(' '));
  const hasFields = document.querySelector('[data-record="field"]') !== null;
  const list = notes.map((note) => note.restrictions);
  const fields = hasFields ? summarizeFieldAccess(role, list) : [];
  if (kind === 'list') return summarizeOperations(role, list, Number(names[0]));
  if (kind !== 'operation') return fields;
  return [
    describeOperationAccess(role, restrictions),
    ...(restrictions.includes('token') ? [describeRoleUser(role)] : []),
    ...fields,
  ];
}

/** Describes to screen readers which links of the sidebar lead to operations that the role cannot call. */
function describeLinks(role: string | undefined): void {
  for (const link of document.querySelectorAll<HTMLElement>('a[data-restriction]'))
    link.ariaDescription =
      (role !== undefined && describeListedOperation(role, readRestrictions(link))) || null;
}

function show(bar: Bar, role: string | undefined): void {
  showRole(role);
  bar.select.value = role ?? '';
  const status = bar.element.querySelector('[role="status"]');
  const [verdict = '', ...rest] = writeNotes(bar, role);
  const first = Object.assign(document.createElement('strong'), { textContent: verdict });
  const summary = [verdict, ...rest].join(' ');
  if (status && status.textContent !== summary)
    status.replaceChildren(...(verdict ? [first, ` ${rest.join(' ')}`] : []));
  describeLinks(role);
}

/** Adds the role to the address, or removes it, so that a copied link has it. */
function updateUrl(role: string | undefined): void {
  const url = new URL(window.location.href);
  if ((url.searchParams.get(roleParameter) ?? undefined) === role) return;
  if (role === undefined) url.searchParams.delete(roleParameter);
  else url.searchParams.set(roleParameter, role);
  window.history.replaceState(window.history.state, '', url);
}

const readSelected = ({ select }: Bar): string | undefined => select.value || undefined;

/** Shows the role of the URL, or else that of the visit. An unknown role is ignored. */
function startPage(): void {
  const bar = findBar();
  if (!bar) return;
  // The root element may have an unknown role of the URL. The reader may have selected one before the script arrived.
  const role = [readUrlRole(), readRole(), readStoredRole(), readSelected(bar)].find((name) =>
    hasRole(bar, name),
  );
  show(bar, role);
  if (role === undefined) return;
  storeRole(role);
  updateUrl(role);
}

function onChange({ target }: Event): void {
  const bar = findBar();
  if (!bar || target !== bar.select) return;
  const role = readSelected(bar);
  storeRole(role);
  show(bar, role);
  updateUrl(role);
}

/** Follows the address to another role of the same page. */
function onPopState(): void {
  const bar = findBar();
  const linked = readUrlRole();
  if (!bar || !hasRole(bar, linked)) return;
  storeRole(linked);
  show(bar, linked);
}

function start(): void {
  document.addEventListener('change', onChange);
  addEventListener('popstate', onPopState);
  addEventListener(pageChangeEvent, startPage);
  addEventListener(sidebarChangeEvent, () => describeLinks(readRole()));
  startPage();
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else start();
