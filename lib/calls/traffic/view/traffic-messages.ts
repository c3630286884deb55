import type { ReportableData } from '../../../api/description/reportable-data';
import type { ReportedGroup } from '../../../api/releases/change-report';
import type { TrafficSummary } from '../check/summarize-traffic';
import type { TrafficDescription } from '../check/traffic-description';
import type { ReadInput, RecordedCall } from '../recorded-call';
import type { Report } from '../report/format-report';
import type { CallResult } from './call-result';
import type { ExcerptLine } from './excerpt-text';

/** What a page loads to check calls. */
export type TrafficData = {
  description: TrafficDescription;
  unreleased: ReportedGroup[];
  reportable: ReportableData;
  apiVersion: string;
};

/** An input to check. */
export type CheckRequest = {
  type: 'check';
  /** The URL of the {@link TrafficData}. */
  dataUrl: string;
  /** A text, or a file, which the worker reads. */
  input: string | File;
  /** The operation that the reader has selected. */
  operationId: string | undefined;
};

/** Asks for a call with its bodies. */
export type DetailRequest = { type: 'detail'; index: number };

/** What a page shows of one call. */
export type CallDetail = {
  call: RecordedCall;
  /** Below the base URL, with the query. */
  path: string;
  /** The text with what the findings are about. */
  excerpt: ExcerptLine[];
  report: Report;
};

/** An operation that the reader can select. */
export type OperationChoice = { id: string; summary: string };

export type TrafficMessage =
  | ({ type: 'read'; count: number } & Pick<ReadInput, 'kind' | 'notes'>)
  | { type: 'checked'; calls: CallResult[] }
  | { type: 'done'; summary: TrafficSummary; operations: OperationChoice[] }
  | { type: 'failed'; reason: string }
  | { type: 'detail'; index: number; detail: CallDetail };
