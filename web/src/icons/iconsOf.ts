/** The pictures of a game as one component. */
import type { Component } from 'svelte';
import GameIcon from './GameIcon.svelte';

/** A picture on a 24-unit grid in two tones: `shade` lies behind at part strength, `line` in front. */
export interface IconPaths {
  shade?: string;
  line: string;
}

interface Props<Name> {
  name: Name;
  /** With a label it is announced; without one it is decoration beside a text. */
  label?: string;
}

/** The component that draws these pictures by their names: `<Icon name="coin" />`. */
export function iconsOf<Name extends string>(icons: Record<Name, IconPaths>): Component<Props<Name>> {
  return (internals, props) =>
    GameIcon(internals, {
      get paths() {
        return icons[props.name];
      },
      get name() {
        return props.name;
      },
      get label() {
        return props.label;
      },
    });
}

/** The pictures of a game that stand before the words for things in the log. */
export interface Pictures {
  Icon: Component<Props<string>>;
  /** The class inside which the pictures have their colours. */
  className: string;
  /** The name of the picture of a thing; null if it has none. */
  of: (id: string) => string | null;
}

/** The pictures of things by their ids; `others` names the pictures of things that are called otherwise. */
export function picturesOf(icons: Record<string, IconPaths>, className: string, others: Record<string, string> = {}): Pictures {
  return { Icon: iconsOf(icons), className, of: (id) => others[id] ?? (id in icons ? id : null) };
}
