import type { ReportedGroup } from '../../../api/releases/change-report';
import type { TrafficSummary } from '../check/summarize-traffic';
import type { TrafficDescription } from '../check/traffic-description';
import type { ReadInput, RecordedCall } from '../recorded-call';
import type { CallResult } from './call-result';

/** What a page loads to check calls. */
export type TrafficData = { description: TrafficDescription; unreleased: ReportedGroup[] };

/** An input to check. */
export type CheckRequest = {
  type: 'check';
  /** The URL of the {@link TrafficData}. */
  dataUrl: string;
  text: string;
  /** The name of a file. */
  name: string;
  /** The operation that the reader has selected. */
  operationId: string | undefined;
};

/** Asks for a call with its bodies. */
export type DetailRequest = { type: 'detail'; index: number };

/** A call as it is sent again: its path below the base URL, with the query. */
export type CallDetail = { call: RecordedCall; path: string };

export type TrafficMessage =
  | ({ type: 'read'; count: number } & Pick<ReadInput, 'kind' | 'notes'>)
  | { type: 'checked'; calls: CallResult[] }
  | { type: 'done'; summary: TrafficSummary; operations: Array<{ id: string; summary: string }> }
  | { type: 'failed'; reason: string }
  | { type: 'detail'; index: number; detail: CallDetail };
