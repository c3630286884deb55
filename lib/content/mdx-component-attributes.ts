type ComponentRules = Record<string, { required: readonly string[]; optional: readonly string[] }>;

/**
 * The components that authors can use in MDX, and their attributes. The type of components/docs/mdx/index.tsx requires it to
 * implement exactly these components, and checks/check-mdx.ts checks every page against the list.
 */
export const mdxComponentAttributes = {
  Note: { required: [], optional: ['title'] },
  Tip: { required: [], optional: ['title'] },
  Info: { required: [], optional: ['title'] },
  Warning: { required: [], optional: ['title'] },
  Danger: { required: [], optional: ['title'] },
  Caution: { required: [], optional: ['title'] },
  Tabs: { required: ['group'], optional: [] },
  Tab: { required: ['value', 'label'], optional: [] },
  Steps: { required: [], optional: [] },
  Step: { required: ['title'], optional: [] },
  Cards: { required: [], optional: [] },
  Card: { required: ['title', 'href'], optional: ['icon'] },
  Fields: { required: [], optional: [] },
  Field: { required: ['name', 'type'], optional: ['required', 'default'] },
  Details: { required: ['summary'], optional: [] },
  CollapsibleSection: { required: ['about'], optional: [] },
  ExpandSections: { required: [], optional: [] },
  Figure: { required: ['src', 'alt'], optional: ['caption', 'width', 'height'] },
  Embed: { required: ['src', 'title'], optional: [] },
  Operation: { required: ['id'], optional: [] },
  AccessVariables: { required: [], optional: [] },
  Servers: { required: [], optional: [] },
  SupportContact: { required: [], optional: [] },
  ElementFields: { required: ['name'], optional: [] },
  ElementExamples: { required: ['name'], optional: [] },
  ElementIndex: { required: [], optional: [] },
  ScreenIndex: { required: [], optional: [] },
  ContractDefinition: { required: ['name'], optional: [] },
  ConditionTable: { required: [], optional: [] },
  ContractTypes: { required: ['names'], optional: [] },
  DeclaredDataPaths: { required: ['source'], optional: [] },
  ScreenDataPaths: { required: [], optional: [] },
  SharedElementFields: { required: [], optional: [] },
  ElementPlayground: { required: ['name'], optional: [] },
  ScreenStates: { required: ['name'], optional: [] },
  ScreenFlow: { required: ['name'], optional: [] },
  ScreenElements: { required: ['name'], optional: [] },
  ScreenActions: { required: ['name'], optional: [] },
  ScreenFields: { required: ['name'], optional: [] },
  ScreenOverrides: { required: ['name'], optional: [] },
  ScreenPlayground: { required: ['name'], optional: [] },
  FlowMap: { required: [], optional: [] },
  GoldenScreens: { required: [], optional: [] },
} as const satisfies ComponentRules;

/**
 * The additional components for the topics of the API reference. components/api/reference/topics implements them
 * separately, so that the guides do not load them.
 */
export const topicComponentAttributes = {
  SchemaFields: { required: ['name'], optional: [] },
  EnumerationValues: { required: ['name'], optional: [] },
  SystemParameters: { required: [], optional: [] },
  UnnamedParameters: { required: [], optional: [] },
  AppointmentPhases: { required: [], optional: [] },
  Limits: { required: [], optional: [] },
  Units: { required: [], optional: [] },
  MessageReferences: { required: [], optional: [] },
  Glossary: { required: [], optional: [] },
  UndocumentedGaps: { required: [], optional: [] },
  UndocumentedBeforeLaunch: { required: [], optional: [] },
  UndocumentedDownload: { required: [], optional: [] },
  Visibility: { required: [], optional: [] },
  UnreleasedChanges: { required: [], optional: [] },
  ApiReleases: { required: [], optional: [] },
  ChangeFeeds: { required: [], optional: [] },
  ChangeEffects: { required: [], optional: [] },
  Downloads: { required: [], optional: [] },
  WorkflowIndex: { required: [], optional: [] },
  WorkflowCoverage: { required: ['of'], optional: [] },
  SandboxErrors: { required: [], optional: [] },
  RepeatableCalls: { required: [], optional: [] },
  TrafficCheck: { required: [], optional: [] },
  SandboxContainer: { required: [], optional: [] },
  SandboxAccounts: { required: [], optional: [] },
  SandboxCases: { required: [], optional: [] },
  SandboxScenarios: { required: [], optional: [] },
} as const satisfies ComponentRules;

export type TopicComponentName = keyof typeof topicComponentAttributes;
export type MdxComponentName = keyof typeof mdxComponentAttributes;
