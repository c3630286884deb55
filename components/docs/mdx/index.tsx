import type { ComponentType } from 'react';
import { SiteLink } from '@/components/ui/navigation/site-link';
import type { MdxComponentName } from '@/lib/content/mdx-component-attributes';
import { AccessVariables } from './access-variables';
import { Caution, Danger, Info, Note, Tip, Warning } from './admonition';
import { Card, Cards } from './cards';
import { CodeBlock } from './code-block';
import { CollapsibleSection, ExpandSections } from './collapsible-section';
import { ConditionTable } from './condition-table';
import { DeclaredDataPaths, ScreenDataPaths } from './data-paths';
import { Details } from './details';
import { FlowMap } from './diagram';
import {
  ContractDefinition,
  ContractTypes,
  ElementExamples,
  ElementFields,
  ElementPlayground,
  SharedElementFields,
} from './element-docs';
import { ElementIndex, ScreenIndex } from './element-index';
import { Embed } from './embed';
import { Field, Fields } from './fields';
import { Figure, MdxAudio, MdxImage, MdxSource, MdxTrack, MdxVideo } from './figure';
import { GoldenScreens } from './golden-screens';
import { Operation } from './operation';
import { ScreenActions, ScreenElements, ScreenFields, ScreenFlow } from './screen-details';
import { ScreenOverrides, ScreenPlayground, ScreenStates } from './screen-previews';
import { Servers } from './servers';
import { Step, Steps } from './steps';
import { SupportContact } from './support-contact';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table';
import { Tab, Tabs } from './tabs';
import { TaskCheckbox } from './task-checkbox';

/** The components that MDX can use. lib/content/mdx-component-attributes.ts lists their attributes. */
const components = {
  Note,
  Tip,
  Info,
  Warning,
  Danger,
  Caution,
  Tabs,
  Tab,
  Steps,
  Step,
  Cards,
  Card,
  Fields,
  Field,
  Details,
  CollapsibleSection,
  ExpandSections,
  Figure,
  Embed,
  Operation,
  AccessVariables,
  Servers,
  SupportContact,
  ElementFields,
  ElementExamples,
  ElementPlayground,
  ElementIndex,
  ScreenIndex,
  ConditionTable,
  DeclaredDataPaths,
  ScreenDataPaths,
  ContractDefinition,
  ContractTypes,
  SharedElementFields,
  ScreenStates,
  ScreenFlow,
  ScreenElements,
  ScreenActions,
  ScreenFields,
  ScreenOverrides,
  ScreenPlayground,
  FlowMap,
  GoldenScreens,
} satisfies Record<MdxComponentName, unknown>;

/** The components that replace the elements of Markdown. */
const markdown = {
  a: SiteLink,
  pre: CodeBlock,
  table: Table,
  thead: TableHead,
  tbody: TableBody,
  tr: TableRow,
  th: TableHeader,
  td: TableCell,
  img: MdxImage,
  video: MdxVideo,
  audio: MdxAudio,
  source: MdxSource,
  track: MdxTrack,
  input: TaskCheckbox,
};

export function useMDXComponents(): Record<string, ComponentType<never>> {
  return { ...markdown, ...components };
}
