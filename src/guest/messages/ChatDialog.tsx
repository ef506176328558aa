import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, PenLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useOpening } from '../../data/react/preferences/use-opening';
import { weekText } from '../../i18n/opening-text';
import { useLanguage } from '../../i18n/use-language';
import { Button } from '../../ui/controls/Button';
import { Dialog } from '../../ui/overlays/Dialog';
import { OpenNow } from '../shared/OpenNow';
import { useDialogActions } from '../use-dialog';
import { usePageTitle } from '../use-page-title';
import { HelpLinks } from '../venue/HelpLinks';
import * as styles from './ChatDialog.css';
import { headingToWriteAt } from './write-part';

/** Shows contact options and hours. */
export function ChatDialog() {
  const { t } = useLingui();
  const { close } = useDialogActions();
  const hours = weekText(useOpening(), useLanguage());
  const isWriting = useRef(false);
  // The lookup comes after closing, because the form may have loaded meanwhile.
  const target = useMemo(
    () => ({
      get current() {
        return isWriting.current ? headingToWriteAt() : null;
      },
    }),
    [],
  );
  usePageTitle(t`Talk to us`);

  function write() {
    isWriting.current = true;
    close();
  }

  return (
    <Dialog
      title={<Trans>Talk to us</Trans>}
      variant="choice"
      onClose={close}
      returnFocusTo={target}
    >
      <div className={styles.ways}>
        <p className={styles.hours}>
          <Clock aria-hidden="true" size={20} />
          <span>
            {hours} · <OpenNow />
          </span>
        </p>
        <HelpLinks
          look="buttons"
          write={
            <Button
              tone="outline"
              block
              icon={<PenLine aria-hidden="true" size={20} />}
              onClick={write}
            >
              <Trans>Write to us</Trans>
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}
