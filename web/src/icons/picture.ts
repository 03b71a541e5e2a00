/** A picture of a game on a 24-unit grid in two tones: `shade` lies behind at part strength, `line` in front. */
export interface Picture {
  shade?: string;
  line: string;
}
