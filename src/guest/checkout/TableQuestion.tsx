import { Trans, useLingui } from '@lingui/react/macro';
import { labelsLike, tableKey } from '#domain/tables/table-called';
import { Button } from '../../ui/controls/controls';
import { Banner } from '../../ui/feedback/Banner';
import { Row, Stack } from '../../ui/layout/Flow';
import * as text from '../../ui/theme/text.css';
import * as styles from './checkout.css';

type TableQuestionProps = {
  typed: string;
  tables: readonly string[];
  onChoose: (label: string) => void;
};

/** Asks once about an unknown table. */
export function TableQuestion({ typed, tables, onChoose }: TableQuestionProps) {
  const { t } = useLingui();
  const found = labelsLike(typed, tables);
  // A number alone that several tables have.
  const isShared = found.every((label) => tableKey(label).replace(/\D/g, '') === tableKey(typed));
  return (
    <Banner tone="honey" shape="box">
      <fieldset data-gap tabIndex={-1}>
        <legend className={text.body}>
          {isShared ? (
            <Trans>Several tables have the number {typed}. Is it one of these?</Trans>
          ) : (
            <Trans>We have no table “{typed}”. Is it one of these?</Trans>
          )}
        </legend>
        <Stack gap={12}>
          <Row align="stretch" className={styles.tables}>
            {found.map((label) => (
              <Button
                key={label}
                tone="outline"
                size="compact"
                translate="no"
                onClick={() => onChoose(label)}
              >
                {label}
              </Button>
            ))}
          </Row>
          <p className={text.small}>{t`Not listed? Order anyway; we'll find you.`}</p>
        </Stack>
      </fieldset>
    </Banner>
  );
}
