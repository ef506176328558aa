import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageRead } from '#domain/messages/send-message';
import type { TeamMember } from '#domain/staff/pin';
import { useStaffFigures } from '../../data/react/staff/use-staff-figures';
import { useAnnounce } from '../../ui/feedback/use-announce';
import { SelectInput } from '../../ui/form/inputs/SelectInput';
import { ChangeFailure } from './ChangeFailure';
import * as styles from './Messages.css';
import { useChangeMessage } from './use-change-message';

/** Selects the person who takes care of a message. */
export function AssigneeSelect({ message }: { message: MessageRead }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { value } = useStaffFigures<{ team: TeamMember[] }>('/api/admin/auth/team');
  const { send, theirs, isBusy, failure, isOffline } = useChangeMessage(message.id);
  const { assignee = null } = message;
  const team = value?.team ?? [];
  const known = team.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  const isListed = assignee === null || known.some((one) => one.value === assignee.id);
  const theirName = theirs?.assignee?.firstName ?? t`Nobody`;

  async function give(staffId: string) {
    const input = { staffId: staffId === '' ? null : staffId, from: assignee?.id ?? null };
    if (!(await send({ what: 'assignee', input }))) return;
    announce(t`The assignment is saved.`);
  }

  return (
    <div className={styles.form}>
      <SelectInput
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        {...(isOffline && { hint: <Trans>Offline: you can read, not change.</Trans> })}
        value={assignee?.id ?? ''}
        options={
          isListed || assignee === null
            ? known
            : [{ value: assignee.id, label: assignee.firstName }, ...known]
        }
        onChange={(staffId) => !isBusy && void give(staffId)}
      />
      {theirs && (
        <p role="alert" className={styles.hint}>
          <Trans>
            Somebody else gave this message to {theirName} first. Choose again to change it.
          </Trans>
        </p>
      )}
      <ChangeFailure failure={failure} />
    </div>
  );
}
