/** Which arguments of a sentence are seats or deeds: by their names, as in `saturnalia/kernel/words.py`. */

export function namesASeat(argument: string): boolean {
  return argument === 'seat' || argument.endsWith('_seat');
}

export function namesSeats(argument: string): boolean {
  return argument === 'seats' || argument.endsWith('_seats');
}

export function areDeeds(argument: string): boolean {
  return argument === 'deeds';
}
