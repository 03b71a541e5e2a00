/** The worker value the person looks at, by pointer or focus, before picking a worker up: every place shows what it would give. */
export class Look {
  value = $state<number | null>(null);

  at(value: number): void {
    this.value = value;
  }

  away(): void {
    this.value = null;
  }
}
