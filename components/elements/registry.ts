import { type ComponentType, lazy } from 'react';
import type { Element, ElementName, ElementOf } from '@/lib/elements/contract';
import { Alert } from './kinds/alert';
import { Bar } from './kinds/bar';
import { Breadcrumbs } from './kinds/breadcrumbs';
import { Button } from './kinds/button';
import { Caption } from './kinds/caption';
import { Card } from './kinds/card';
import { Check } from './kinds/check';
import { Colors } from './kinds/colors';
import { Count } from './kinds/count';
import { Dashes } from './kinds/dashes';
import { Disclaimer } from './kinds/disclaimer';
import { Double } from './kinds/double';
import { Edit } from './kinds/edit';
import { Email } from './kinds/email';
import { Embed } from './kinds/embed';
import { ErrorMessage } from './kinds/error';
import { Extra } from './kinds/extra';
import { Fragment } from './kinds/fragment';
import { Frame } from './kinds/frame';
import { Ghost } from './kinds/ghost';
import { Group } from './kinds/group';
import { Header } from './kinds/header';
import { Highlight } from './kinds/highlight';
import { Illustration } from './kinds/illustration';
import { Incoming } from './kinds/incoming';
import { Integer } from './kinds/integer';
import { Line } from './kinds/line';
import { Link } from './kinds/link';
import { Loader } from './kinds/loader';
import { Memo } from './kinds/memo';
import { Message } from './kinds/message';
import { Multiselect } from './kinds/multiselect';
import { Outgoing } from './kinds/outgoing';
import { Password } from './kinds/password';
import { Photo } from './kinds/photo';
import { Placeholder } from './kinds/placeholder';
import { Portrait } from './kinds/portrait';
import { Radio } from './kinds/radio';
import { Regular } from './kinds/regular';
import { Scroller } from './kinds/scroller';
import { Secondary } from './kinds/secondary';
import { Section } from './kinds/section';
import { Spacer } from './kinds/spacer';
import { Splitter } from './kinds/splitter';
import { Subtitle } from './kinds/subtitle';
import { Title } from './kinds/title';
import { Toolbar } from './kinds/toolbar';
import { Upload } from './kinds/upload';
import { Web } from './kinds/web';
import type { Place } from './render';

// Elements that stand on a large library load where a screen has them.
const Autocomplete = lazy(() =>
  import('./kinds/autocomplete').then((module) => ({ default: module.Autocomplete })),
);
const Combo = lazy(() => import('./kinds/combo').then((module) => ({ default: module.Combo })));
const ElementDate = lazy(() =>
  import('./kinds/date').then((module) => ({ default: module.ElementDate })),
);
const ElementMenu = lazy(() =>
  import('./kinds/menu').then((module) => ({ default: module.ElementMenu })),
);
const Phone = lazy(() => import('./kinds/phone').then((module) => ({ default: module.Phone })));
const ElementSlider = lazy(() =>
  import('./kinds/slider').then((module) => ({ default: module.ElementSlider })),
);
const ElementTabs = lazy(() =>
  import('./kinds/tabs').then((module) => ({ default: module.ElementTabs })),
);
const ElementTime = lazy(() =>
  import('./kinds/time').then((module) => ({ default: module.ElementTime })),
);
const Viewer = lazy(() => import('./kinds/viewer').then((module) => ({ default: module.Viewer })));

type Registry = {
  [Name in ElementName]: ComponentType<{ element: ElementOf<Name>; at: Place }>;
};

/** The component of each element. An element of the contract without one does not compile. */
const registry: Registry = {
  alert: Alert,
  autocomplete: Autocomplete,
  bar: Bar,
  breadcrumbs: Breadcrumbs,
  button: Button,
  caption: Caption,
  card: Card,
  check: Check,
  colors: Colors,
  combo: Combo,
  count: Count,
  dashes: Dashes,
  date: ElementDate,
  disclaimer: Disclaimer,
  double: Double,
  edit: Edit,
  email: Email,
  embed: Embed,
  error: ErrorMessage,
  extra: Extra,
  fragment: Fragment,
  frame: Frame,
  ghost: Ghost,
  group: Group,
  header: Header,
  highlight: Highlight,
  illustration: Illustration,
  incoming: Incoming,
  integer: Integer,
  line: Line,
  link: Link,
  loader: Loader,
  memo: Memo,
  menu: ElementMenu,
  message: Message,
  multiselect: Multiselect,
  outgoing: Outgoing,
  password: Password,
  phone: Phone,
  photo: Photo,
  placeholder: Placeholder,
  portrait: Portrait,
  radio: Radio,
  regular: Regular,
  scroller: Scroller,
  secondary: Secondary,
  section: Section,
  slider: ElementSlider,
  spacer: Spacer,
  splitter: Splitter,
  subtitle: Subtitle,
  tabs: ElementTabs,
  time: ElementTime,
  title: Title,
  toolbar: Toolbar,
  upload: Upload,
  viewer: Viewer,
  web: Web,
};

/** The component that draws elements of a type; undefined where this version has none. */
export function findComponent(
  type: string,
): ComponentType<{ element: Element; at: Place }> | undefined {
  if (!Object.hasOwn(registry, type)) return undefined;
  // The type names the component, so the component takes the element: TypeScript cannot follow that.
  return registry[type as ElementName] as ComponentType<{ element: Element; at: Place }>;
}
