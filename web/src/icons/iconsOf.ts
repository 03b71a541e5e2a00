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
