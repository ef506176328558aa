type Named = { firstName: string; lastName: string };

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns initials with Turkish capitals: "ipek" gives İ. */
export function initials({ firstName, lastName }: Named): string {
  return [firstName, lastName].map((name) => firstLetter(name)).join('');
}

function firstLetter(name: string): string {
  const [letter = ''] = name.trim();
  return letter.toLocaleUpperCase('tr');
}
