import { useMemo } from 'react';
import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { workbenchStylesheet } from '@/.generated/styles/stylesheets';
import {
  type Appearance,
  defaultAppearance,
} from '@/components/elements/playground/appearance-controls';
import { EventLog } from '@/components/elements/playground/event-log';
import { loadAllStyles } from '@/components/elements/playground/load-all-styles';
import { PreviewPane } from '@/components/elements/playground/preview-pane';
import { useEventLog } from '@/components/elements/playground/workbench';
import { preloadElements } from '@/components/elements/renderer/element-registry';
import { Stylesheet } from '@/components/ui/document/stylesheet';
import type { Example } from '@/lib/elements/example';
import { resolveDocument } from '@/lib/elements/resolve-document';

type Props = { example: Example; appearance: Partial<Appearance> };

/** A playground without the editor, which takes most of its time: the preview of a document, and the events. */
function ElementPlayground({ example, appearance }: Props) {
  const { events, callsSucceed, setCallsSucceed, logEvent, clear } = useEventLog();
  const resolved = useMemo(() => resolveDocument(example.value), [example]);
  return (
    <section aria-label="Playground">
      <Stylesheet path={workbenchStylesheet} />
      <PreviewPane
        resolved={resolved}
        example={example}
        appearance={{ ...defaultAppearance, ...appearance }}
        previewKey={0}
        onEvent={logEvent}
      />
      <EventLog
        events={events}
        callsSucceed={callsSucceed}
        onCallsSucceedChange={setCallsSucceed}
        onClear={clear}
      />
    </section>
  );
}

export type RenderedElement = {
  /** The preview with the log. */
  playground: Locator;
  preview: Locator;
  /** The list of events, newest first. */
  log: Locator;
  /** Clicks the button "Send", after which the log must have a text. */
  submit: (logged: string) => Promise<void>;
  /** Renders the preview with another appearance. */
  show: (appearance: Partial<Appearance>) => Promise<void>;
};

/** Renders a document of the contract as a playground does: with its styles, in a part of a phone, and with its events. */
export async function renderElement(example: Example): Promise<RenderedElement> {
  await Promise.all([loadAllStyles(), preloadElements(example.value)]);
  const screen = await render(<ElementPlayground example={example} appearance={{}} />);
  const playground = screen.getByRole('region', { name: 'Playground' });
  const preview = playground.getBySelector('.el-root');
  const log = playground.getByRole('log');
  return {
    playground,
    preview,
    log,
    submit: async (logged) => {
      await preview.getByRole('button', { name: 'Send' }).click();
      await expect.element(log).toHaveTextContent(logged);
    },
    show: (appearance) =>
      screen.rerender(<ElementPlayground example={example} appearance={appearance} />),
  };
}
