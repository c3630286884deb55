import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startControls } from '@/tests/components/controls';
import { press } from '@/tests/components/press';
import { CollapsibleSection, ExpandSections } from './collapsible-section';
import { Details } from './details';
import { Step, Steps } from './steps';
import { TabGroup } from './tab-group';

const sections = ['Log in', 'Find a doctor', 'Book'];
const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

async function open(hash = '') {
  history.replaceState(null, '', hash || location.pathname);
  await render(
    <div className="prose" style={{ paddingBottom: 2000 }}>
      <ExpandSections />
      {sections.map((title) => (
        <CollapsibleSection key={title} about={`How to ${idOf(title)}`}>
          <h2 id={idOf(title)}>{title}</h2>
          <h3 id={`${idOf(title)}-near`}>{title} near the patient</h3>
          <Steps>
            <Step title="Search" id={`${idOf(title)}-step`}>
              Text
            </Step>
            <Step title="Select">Text</Step>
            <Step title="Confirm">Text</Step>
          </Steps>
          <Details summary="More">
            <p id={`${idOf(title)}-deep`}>Deep inside</p>
          </Details>
          <TabGroup tabs={['1', '2'].map((value) => ({ value, label: value }))}>
            <p>First</p>
            <p id={`${idOf(title)}-tab`}>Second</p>
          </TabGroup>
        </CollapsibleSection>
      ))}
    </div>,
  );
  startControls();
}

const listOpen = () =>
  page
    .getBySelector('details[data-section][open] > summary h2')
    .elements()
    .map(({ textContent }) => textContent);

test('sections are rows with their headings, and open by keyboard, one or all', async () => {
  await open();
  const heading = page.getByRole('heading', { name: 'Find a doctor', exact: true });
  const step = page.getByRole('heading', { name: 'Search' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('How to find-a-doctor')).toBeVisible();
  expect(listOpen()).toEqual([]);
  const all = page.getByRole('button', { name: 'Expand all' });
  await all.click();
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  expect(listOpen()).toEqual(sections);
  await expect.element(step.last()).toBeVisible();
  await press('Tab', 'Enter');
  expect(listOpen()).toEqual(sections.slice(1));
  await press('Enter');
  await all.click();
  expect(listOpen()).toEqual([]);
});

test.each(['', '-near', '-step', '-deep', '-tab'])(
  'a section opens for a link to a part of it: #find-a-doctor%s',
  async (part) => {
    await open(`#find-a-doctor${part}`);
    const readTop = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
    expect(listOpen()).toEqual(['Find a doctor']);
    expect(readTop(`find-a-doctor${part}`)).toBeLessThan(200);
    await expect.element(page.getBySelector(`[id="find-a-doctor${part}"]`)).toBeVisible();
    // Also while the page is shown.
    location.hash = `#book${part}`;
    await expect.poll(listOpen).toEqual(['Find a doctor', 'Book']);
    expect(readTop(`book${part}`)).toBeLessThan(200);
  },
);

test('a hash without a target, or that cannot be decoded, opens nothing', async () => {
  await open('#nope');
  expect(listOpen()).toEqual([]);
  await open('#%E0%A4%A');
  expect(listOpen()).toEqual([]);
});

test('steps are connected by a line without gaps', async () => {
  await open('#book-step');
  const boxes = page
    .getBySelector('details[open] ol > li')
    .elements()
    .map((step) => step.getBoundingClientRect());
  const gaps = boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
  expect(gaps).toEqual([expect.closeTo(0, 0), expect.closeTo(0, 0)]);
});
