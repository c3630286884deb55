import type { components } from '../../.generated/contract/types';

type Schemas = components['schemas'];

/** Any element of the contract, or a custom element of the host app. */
export type ScreenElement = Schemas['element'];
export type ElementName = Exclude<ScreenElement, Schemas['customElement']>['type'];
/** The element with this name. */
export type ElementOf<Name extends ElementName> = Schemas[Name];

export type ScreenDocument = Schemas['screen'];
export type ScreenOverride = Schemas['override'];
export type Action = Schemas['action'];
export type Confirmation = Schemas['confirmation'];
export type TextValue = Schemas['text'];
export type Binding = Schemas['binding'];
export type Condition = Schemas['condition'];
export type DisabledUntil = Schemas['disabledUntil'];
export type Style = Schemas['style'];
export type IconName = Schemas['icon'];
export type Tone = Schemas['tone'];
export type Option = Schemas['option'];
export type Repeat = Schemas['repeat'];
export type Scalar = string | number | boolean | null;
