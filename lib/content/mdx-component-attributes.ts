type ComponentRules = Record<string, { required: readonly string[]; optional: readonly string[] }>;

/**
 * The components that authors may use in MDX and their attributes. `components/mdx/index.tsx` implements
 * exactly these names (its type says so), and check-mdx.ts holds every page against this list.
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
  Figure: { required: ['src', 'alt'], optional: ['caption', 'width', 'height'] },
  Operation: { required: ['id'], optional: [] },
  Servers: { required: [], optional: [] },
  ElementFields: { required: ['name'], optional: [] },
  ElementExamples: { required: ['name'], optional: [] },
  ElementIndex: { required: [], optional: [] },
  ContractDefinition: { required: ['name'], optional: [] },
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
} as const satisfies ComponentRules;

/**
 * What the texts of the API reference may use besides: drawn by components/api-reference/topics, which the
 * guides needn't load.
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
  Visibility: { required: [], optional: [] },
  Downloads: { required: [], optional: [] },
  SandboxPlace: { required: [], optional: [] },
  SandboxCases: { required: [], optional: [] },
  SandboxScenarios: { required: [], optional: [] },
} as const satisfies ComponentRules;

export type TopicComponentName = keyof typeof topicComponentAttributes;
export type MdxComponentName = keyof typeof mdxComponentAttributes;
