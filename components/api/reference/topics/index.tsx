import type { TopicComponentName } from '@/lib/content/mdx-component-attributes';
import { ApiReleases, ChangeEffects, ChangeFeeds, UnreleasedChanges } from './api-changes';
import { AppointmentPhases } from './appointment-phases';
import { Downloads } from './downloads';
import { Glossary, MessageReferences } from './glossary';
import { Limits, Units } from './limits';
import { RepeatableCalls } from './repeatable-calls';
import type { sandboxComponents } from './sandbox-components';
import { SandboxErrors } from './sandbox-errors';
import { EnumerationValues, SchemaFields } from './schema-topic';
import { SystemParameters, UnnamedParameters } from './system-parameters';
import { TrafficCheck } from './traffic-check';
import { UndocumentedBeforeLaunch, UndocumentedDownload, UndocumentedGaps } from './undocumented';
import { Visibility } from './visibility';
import { WorkflowCoverage } from './workflow-coverage';
import { WorkflowIndex } from './workflow-index';

/** The components that only the MDX topics of the API reference can use. */
export const topicComponents = {
  SchemaFields,
  EnumerationValues,
  SystemParameters,
  UnnamedParameters,
  AppointmentPhases,
  Limits,
  Units,
  MessageReferences,
  Glossary,
  UndocumentedGaps,
  UndocumentedBeforeLaunch,
  UndocumentedDownload,
  Visibility,
  UnreleasedChanges,
  ApiReleases,
  ChangeFeeds,
  ChangeEffects,
  Downloads,
  WorkflowIndex,
  WorkflowCoverage,
  SandboxErrors,
  TrafficCheck,
  RepeatableCalls,
} satisfies Record<Exclude<TopicComponentName, keyof typeof sandboxComponents>, unknown>;
