import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Workbench } from './workbench';

test('a check', async () => {
  const document = { type: 'group', content: [{ type: 'check', name: 'a', label: 'More', value: false }, { type: 'button', label: 'Send', action: { type: 'submit' } }] };
  await render(<Workbench name="check" examples={[{ title: 'x', value: document }]} />);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByRole('log')).toHaveTextContent('"a":true');
});
