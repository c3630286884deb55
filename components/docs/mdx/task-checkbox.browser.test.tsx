import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { startControls } from '@/tests/components/controls';
import { TaskCheckbox } from './task-checkbox';

/** Opens a page with two tasks, whose texts are the labels of their checkboxes. */
async function openTasks() {
  const screen = await render(
    ['Get a token', 'Upload the policies'].map((text) => (
      <li key={text}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: a task has a checkbox */}
        <label>
          <TaskCheckbox /> <strong>{text}</strong>
        </label>
      </li>
    )),
  );
  startControls();
  return screen;
}

const task = page.getByRole('checkbox', { name: 'Upload the policies' });

test('a completed task is still completed when its page is opened again', async () => {
  const first = await openTasks();
  await page.getByText('Upload the policies').click();
  await first.unmount();
  const second = await openTasks();
  await expect.element(task).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Get a token' })).not.toBeChecked();
  await task.click();
  await second.unmount();
  await openTasks();
  await expect.element(task).not.toBeChecked();
});
