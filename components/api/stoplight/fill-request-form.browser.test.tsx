import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fillRequestForm } from './fill-request-form';

/** What Elements renders of a form: a new layout has new controls. */
const Form = ({ layout }: { layout: 'column' | 'row' }) => (
  <div className="sl-elements" key={layout}>
    <input aria-label="id" defaultValue="default" />
    <div className="TryItPanel">
      <textarea aria-label="Body" defaultValue="{}" />
    </div>
  </div>
);

const id = page.getByRole('textbox', { name: 'id' });
const body = page.getByRole('textbox', { name: 'Body' });

test('a form gets the values of a request, also in a new layout', async () => {
  history.replaceState(null, '', '#/operations/getAppointment');
  const { rerender } = await render(<Form layout="column" />);
  const request = {
    operationId: 'getAppointment',
    fields: { id: '70412' },
    body: '{\n  "notes": "a"\n}',
  };
  let isLeft = false;
  const stop = fillRequestForm(request, () => {
    isLeft = true;
  });
  await expect.element(id).toHaveValue('70412');
  await rerender(<Form layout="row" />);
  await expect.element(id).toHaveValue('70412');
  await expect.element(body).toHaveValue('{\n  "notes": "a"\n}');

  // The form of another operation is not filled.
  history.replaceState(null, '', '#/operations/getUser');
  await rerender(<Form layout="column" />);
  await expect.poll(() => isLeft).toBe(true);
  await expect.element(id).toHaveValue('default');
  stop();
});
