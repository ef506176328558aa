import { useLingui } from '@lingui/react/macro';

type Person = { seatNo: number | null; name: string | null; isMine?: boolean };

/** Returns the given first name, or the phone's number. */
export function usePersonName(): (person: Person) => string {
  const { t } = useLingui();
  return ({ seatNo, name, isMine }) => {
    if (isMine) return name ? t`You (${name})` : t`You`;
    if (name) return name;
    return seatNo === null ? t`By the team` : t`Phone ${seatNo}`;
  };
}
