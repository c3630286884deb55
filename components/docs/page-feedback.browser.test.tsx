import '@/lib/client/controls/feedback-section';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { buildFeedbackUrl } from '@/lib/site/feedback-links';

const url = 'https://docs.example.com/api/operations/createToken';
const issues = 'https://github.com/example/hub/issues/new';
const draft = buildFeedbackUrl({ issues }, 'problem', { title: 'Log in', url, version: '2.0' });

test('a link that prepares feedback names the section in the address', async () => {
  await render(
    // biome-ignore lint/a11y/useKeyWithClickEvents: nothing is to be opened
    <main onClick={(event) => event.preventDefault()}>
      <h1>Log in</h1>
      <h2 id="responses">
        Responses <a href="#responses">Link to Responses</a>
      </h2>
      <p id="200.success">Success</p>
      <a href={draft} data-feedback={url}>
        Report a problem
      </a>
    </main>,
  );
  const link = page.getByRole('link', { name: 'Report a problem' });
  for (const [hash, page, section] of [
    ['', '', 'the whole page'],
    ['#responses', '#responses', 'Responses'],
    ['#200.success', '#200.success', 'Responses'],
    ['#nope', '', 'the whole page'],
  ] as const) {
    history.replaceState(null, '', hash || location.pathname);
    await link.click();
    const body = new URL(link.element().getAttribute('href') ?? '').searchParams.get('body');
    expect(body).toMatch(`Page: ${url}${page}\nSection: ${section}\nVersion: 2.0\n`);
  }
});
