/** What the person looks at before choosing: a thing of the shop marks where it could stand and which cards could pay for it. */
import type { ItemView } from './view';

export class Look {
  item = $state.raw<ItemView | null>(null);

  at(item: ItemView): void {
    this.item = item;
  }

  away(): void {
    this.item = null;
  }
}
