import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { NavLink } from '@/components/ui/navigation/nav-link';
import type { OperationSummary } from '@/lib/api/description/operation-groups';
import { roleLabels } from '@/lib/api/roles/roles';
import { pageChangeEvent } from '@/lib/site/browser/page-events';
import { findViolations } from '@/tests/components/find-violations';
import { FieldList } from './field-list';
import { OperationList } from './operation-list';
import '@/lib/api/roles/browser/view-as-script';
import './view-as.css';

// The settings of the site are read from files.
vi.mock('@/lib/search/site/list-synonyms', () => ({ listOperationWords: () => '' }));

const root = document.documentElement;
const select = page.getByRole('combobox', { name: 'View as' });
const status = page.getBySelector('.view-as').getByRole('status');
const notes = page.getBySelector('[data-role-note]:not(:empty)');
const operation = page.getByRole('main').getByRole('listitem').filter({ hasText: 'For carriers' });
const colorOf = (text: string) => getComputedStyle(page.getByText(text).first().element()).color;
const readParameter = () => new URLSearchParams(location.search).get('as');
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

const operations: OperationSummary[] = [
  { id: 'forAll', method: 'get', path: '/all', tag: 'Tag', summary: 'For all' },
  { id: 'forUsers', method: 'get', path: '/users', tag: 'Tag', summary: 'For users' },
  { id: 'forCarriers', method: 'get', path: '/carriers', tag: 'Tag', summary: 'For carriers' },
];
const restrictions = { forUsers: 'token', forCarriers: 'token carrier' };
const field = { type: [{ text: 'string' }], html: '' };

/**
 * Shows a page of the reference, as after a navigation.
 * @param viewAs the kind of the page, and the restrictions of its operation or the number of its operations
 * @param search the query of its URL
 */
async function openPage(viewAs: string, search = '') {
  history.replaceState(null, '', `/${search}`);
  await cleanup();
  await render(
    <>
      <nav aria-label="API sidebar" data-sidebar="">
        <NavLink href="/sidebar" restrictions="token carrier">
          <span>For carriers</span>
        </NavLink>
      </nav>
      <main>
        <h1>API</h1>
        {/* components/api/reference/view-as.tsx reads the API description from its file. */}
        <div className="view-as" data-view-as={viewAs}>
          <label>
            <span>View as</span>
            <select>
              <option value="">All callers</option>
              {Object.entries(roleLabels).map(([id, label]) => (
                <option key={id} value={id} label={label} />
              ))}
              <option>ADMIN</option>
            </select>
          </label>
          <p role="status" />
        </div>
        {viewAs.startsWith('list') ? (
          <OperationList
            groups={[{ id: 'tag', tag: 'Tag', description: 'A tag.', operations }]}
            restrictions={restrictions}
            render={(text) => text}
          />
        ) : (
          <FieldList
            fields={[
              { ...field, name: 'id', id: 'id' },
              { ...field, name: 'fee', id: 'fee', visibleTo: ['Privileged callers'] },
            ]}
          />
        )}
      </main>
    </>,
  );
  dispatchEvent(new Event(pageChangeEvent));
}

test('changes nothing without a choice', async () => {
  await openPage('list 3');
  await expect.element(select).toHaveValue('');
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(notes).not.toBeInTheDocument();
  expect(root.hasAttribute('data-role')).toBe(false);
  expect(location.search).toBe('');
  expect(sessionStorage.length).toBe(0);
});

test('dims the operations that a role cannot call, with the reason', async () => {
  await openPage('list 3');
  const color = colorOf('/carriers');
  const link = page.getByRole('navigation').getByRole('link');
  await select.selectOptions('Doctor');
  await expect
    .element(operation)
    .toHaveTextContent('Not for Doctor: open to insurance carrier users only');
  await expect.element(notes).toHaveLength(1);
  await expect
    .element(status)
    .toHaveTextContent(
      '1 of 3 operations is not for Doctor. The specification doesn’t say who may call 1 other.',
    );
  expect(readParameter()).toBe('doctor');
  expect(colorOf('/carriers')).not.toBe(color);
  expect(colorOf('/users')).toBe(color);
  await expect
    .element(link)
    .toHaveAttribute('aria-description', expect.stringMatching(/^Not for Doctor/));

  await select.selectOptions('Carrier');
  await expect.element(operation).not.toHaveTextContent('Not for');
  await expect.element(link).not.toHaveAttribute('aria-description');
  expect(colorOf('/carriers')).toBe(color);

  await select.selectOptions('All callers');
  await expect.element(status).toBeEmptyDOMElement();
  expect(readParameter()).toBeNull();
  // The next page reads as whom the reader reads.
  expect(sessionStorage.getItem('hub.role')).toBeNull();
});

test.each([
  ['token carrier', 'doctor', 'Not for Doctor: open to insurance carrier users only.'],
  ['token carrier', 'ADMIN', 'doesn’t say whether ADMIN is enough'],
  ['token carrier', 'ADMIN', 'No user of the sandbox has this grant.'],
  ['token', 'user', 'doesn’t say who may call this'],
])('says of an operation with the restrictions "%s" to %s: %s', async (needed, role, text) => {
  await openPage(`operation ${needed}`, `?as=${role}`);
  await expect.element(status).toHaveTextContent(text);
});

test.each(['schema', 'operation token'])(
  'marks fields that a role does not see (%s)',
  async (viewAs) => {
    await openPage(viewAs, '?as=user');
    await expect.element(notes).toHaveTextContent('Not visible to User');
    await expect.element(status).toHaveTextContent('1 field isn’t visible to User.');
    await select.selectOptions('Doctor');
    await expect.element(notes).toHaveTextContent('doesn’t say whether Doctor sees it');
  },
);

test('a link wins over the role of the visit, and an unknown role is ignored', async () => {
  await openPage('list 3', '?as=doctor');
  await expect.element(select).toHaveValue('doctor');
  await openPage('list 3', '?as=carrier');
  await expect.element(select).toHaveValue('carrier');
  for (const unknown of ['nobody', 'KING', '%3Cb%3E']) {
    root.removeAttribute('data-role');
    await openPage('list 3', `?as=${unknown}`);
    await expect.element(select).toHaveValue('carrier');
  }
  root.removeAttribute('data-role');
  sessionStorage.clear();
  await openPage('list 3', '?as=KING');
  await expect.element(select).toHaveValue('');
  expect(root.hasAttribute('data-role')).toBe(false);
  await expect.element(notes).not.toBeInTheDocument();
});

test('lasts for the document if the browser denies access to the storage', async () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await openPage('list 3');
  await select.selectOptions('Doctor');
  await openPage('operation token carrier');
  expect(readParameter()).toBe('doctor');
  await expect.element(status).toHaveTextContent('Not for Doctor');
});

test.each(['light', 'dark'] as const)('is accessible in %s mode', async (mode) => {
  root.dataset.theme = mode;
  for (const viewAs of ['list 3', 'operation token carrier', 'schema']) {
    await openPage(viewAs, '?as=anonymous');
    await expect.element(status).not.toBeEmptyDOMElement();
    for (const width of [360, 1280]) {
      await page.viewport(width, 800);
      expect(await findViolations(document.body), `${viewAs}, ${width} px`).toEqual([]);
      expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    }
  }
});
