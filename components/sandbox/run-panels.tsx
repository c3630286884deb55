import { renderIsland } from '@/components/ui/document/render-island';
import { readRole } from '@/lib/api/roles/browser/stored-role';
import { findRoleSampleUser } from '@/lib/calls/samples/role-sample-user';
import { createSampleRunner, type SampleRunner } from '@/lib/calls/samples/run-sample';
import type { SampleCall } from '@/lib/calls/samples/sample-call';
import { fetchFromSandbox } from '@/lib/sandbox/browser/sandbox-client';
import { RunResult } from './run-result';

type RunPanelOptions = {
  /** The element below the sample in which its responses are shown. */
  container: HTMLElement;
  /** The sample's calls, as JSON. */
  calls: string;
  /** Whether the sample is a program. The sandbox gets its request, but does not run it. */
  isProgram: boolean;
  /** Called when the calls start and end. */
  onBusy: (isBusy: boolean) => void;
  /** Called when there are responses. */
  onResponse: () => void;
  /** Called when the reader closes the panel. */
  onClose: () => void;
};

/** Shows a request that components/behaviors/run-samples.ts has collapsed. */
function expandRequest(block: HTMLElement | null): void {
  block?.style.removeProperty('--run-request');
  block?.querySelector('.run-request')?.remove();
}

/** Adds a button that expands the request, if it is collapsed. */
function addRequestButton(block: HTMLElement | null): void {
  block?.querySelector('.run-request')?.remove();
  const code = block?.querySelector('pre');
  if (!code || code.scrollHeight <= code.clientHeight) {
    expandRequest(block);
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run-request';
  button.textContent = 'Show the whole request';
  button.addEventListener('click', () => {
    expandRequest(block);
    code.focus({ preventScroll: true });
  });
  code.after(button);
}

/** Runs a sample and shows its responses, also if its panel is already open. Returns a function that closes it. */
export type OpenRunPanel = (options: RunPanelOptions) => () => void;

/** Creates the function that runs the samples of one page. They share a session. */
export function createRunPanels(): OpenRunPanel {
  const runner: SampleRunner = createSampleRunner(fetchFromSandbox, findRoleSampleUser(readRole()));
  const openPanels = new Map<HTMLElement, { calls: SampleCall[]; runNumber: number }>();

  return ({ container, calls: json, isProgram, onBusy, onResponse, onClose }) => {
    const { calls, runNumber: lastRunNumber } = openPanels.get(container) ?? {
      calls: JSON.parse(json),
      runNumber: 0,
    };
    addRequestButton(container.parentElement);
    const runNumber = lastRunNumber + 1;
    openPanels.set(container, { calls, runNumber });
    const close = () => {
      openPanels.delete(container);
      expandRequest(container.parentElement);
      unmount();
    };
    const unmount = renderIsland(
      container,
      <RunResult
        calls={calls}
        isProgram={isProgram}
        runner={runner}
        runNumber={runNumber}
        onBusy={onBusy}
        onResponse={onResponse}
        onClose={() => {
          close();
          onClose();
        }}
      />,
    );
    return close;
  };
}
