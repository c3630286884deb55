import type { ReportableData } from '../../../api/description/reportable-data';
import type { ReportedGroup } from '../../../api/releases/change-report';
import type { CheckedCall } from '../check/check-calls';
import type { TrafficSummary } from '../check/summarize-traffic';
import type { TrafficDescription } from '../check/traffic-description';
import type { ValueRule } from '../check/value-rules';
import type { ReadInput } from '../recorded-call';
import type { Report } from '../report/format-report';
import type { CallResult } from './call-result';
import type { Corrections } from './corrections';
import type { ExcerptLine } from './excerpt-text';

/** What a page loads to check calls. */
export type TrafficData = {
  description: TrafficDescription;
  unreleased: ReportedGroup[];
  reportable: ReportableData;
  apiVersion: string;
};

/** Loads what inputs are checked against, before there is one: then it is also there without a network. */
export type LoadRequest = { type: 'load'; dataUrl: string };

/** An input to check. */
export type CheckRequest = {
  type: 'check';
  /** The URL of the {@link TrafficData}. */
  dataUrl: string;
  /** A text, or a file, which the worker reads. */
  input: string | File;
  corrections: Corrections;
};

/** Asks for a call with its bodies. */
export type DetailRequest = { type: 'detail'; index: number };

/** What a page shows of one call. */
export type CallDetail = Pick<CheckedCall, 'call' | 'findings' | 'causes' | 'repeat'> & {
  valueRules: ValueRule[];
  /** Below the base URL, with the query. */
  path: string;
  /** The text with what the findings are about. */
  excerpt: ExcerptLine[];
  report: Report;
};

/** An operation that the reader can select. */
export type OperationChoice = { id: string; summary: string };

export type TrafficMessage =
  /** `progress` is the part of the input that was read, from 0 to 1. */
  | { type: 'checked'; calls: CallResult[]; progress: number }
  | ({ type: 'done'; summary: TrafficSummary; operations: OperationChoice[] } & Pick<
      ReadInput,
      'kind' | 'notes'
    >)
  | { type: 'failed'; reason: string }
  | { type: 'detail'; index: number; detail: CallDetail };
