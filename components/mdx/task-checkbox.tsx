import { taskAttribute } from '@/lib/site/data-attributes/content';
import { dataAttribute } from '@/lib/site/data-attributes/props';
/**
 * The checkbox of a task list item (`- [ ] …`), which has no accessible name in Markdown's own HTML. Readers can check
 * it, and components/behaviors/persist-tasks.ts stores that.
 */
export function TaskCheckbox({ checked }: { checked?: boolean | undefined }) {
  return (
    <input
      type="checkbox"
      defaultChecked={checked}
      {...dataAttribute(taskAttribute, '')}
      aria-label="Done"
    />
  );
}
