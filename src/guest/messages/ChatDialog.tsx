import { useLingui } from '@lingui/react/macro';
import { Clock, PenLine } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useOpening } from '../../data/react/use-app';
import { useLanguage } from '../../i18n/language';
import { weekText } from '../../i18n/opening-text';
import { classNames } from '../../ui/class-names';
import { Button } from '../../ui/controls/controls';
import { Row, Stack } from '../../ui/layout/Flow';
import { Dialog } from '../../ui/overlays/Dialog';
import * as text from '../../ui/theme/text.css';
import { OpenNow } from '../shared/OpenNow';
import { useDialogActions, usePageTitle } from '../use-dialog';
import { HelpLinks } from '../venue/HelpLinks';
import { headingToWriteAt } from './write-part';

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
    <Dialog title={t`Talk to us`} variant="choice" onClose={close} returnFocusTo={target}>
      <Stack>
        <Row as="p" wrap={false} className={classNames(text.body, text.muted)}>
          <Clock size={20} />
          <span>
            {hours} · <OpenNow />
          </span>
        </Row>
        <HelpLinks
          look="buttons"
          write={
            <Button tone="outline" block icon={<PenLine size={20} />} onClick={write}>
              {t`Write to us`}
            </Button>
          }
        />
      </Stack>
    </Dialog>
  );
}
