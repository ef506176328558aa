import {
  assignMessageInput,
  noteOnMessageInput,
  replyToMessageInput,
} from '#domain/messages/reply-texts';
import { changeMessageStatusMutation, MESSAGE_STATUSES } from '#domain/messages/send-message';
import { mailTestInput } from '#domain/settings/mail-test';
import { CAMPAIGN_CALLS, UNSUBSCRIBE_CALLS } from './campaign-calls';
import type { DescribedCalls } from './described-call';

const MESSAGES = '/api/admin/contact-messages';
const MESSAGE = `${MESSAGES}/{id}`;
const SETTINGS = '/api/admin/settings';
const whole = { type: 'integer' };

const MESSAGE_CALLS: DescribedCalls = {
  title: { en: 'Contact messages', tr: 'İletişim mesajları' },
  calls: [
    {
      method: 'GET',
      path: MESSAGES,
      ability: 'messages.read',
      operationId: 'message.list',
      words: { en: 'list, newest first', tr: 'liste, en yeni önce' },
      query: {
        status: { type: 'string', enum: ['all', ...MESSAGE_STATUSES] },
        before: { type: 'string' },
        search: { type: 'string' },
        page: whole,
        limit: whole,
      },
    },
    {
      method: 'GET',
      path: MESSAGE,
      ability: 'messages.read',
      operationId: 'message.read',
      words: {
        en: 'one message with its replies, and what else this address wrote and ordered',
        tr: 'yanıtlarıyla bir mesaj ve bu adresin diğer mesajları ile siparişleri',
      },
    },
    {
      method: 'PATCH',
      path: `${MESSAGE}/status`,
      ability: 'messages.change',
      operationId: 'message.status',
      words: { en: 'change the status', tr: 'durumu değiştir' },
      body: changeMessageStatusMutation.schema,
    },
    {
      method: 'POST',
      path: `${MESSAGE}/reply`,
      ability: 'messages.change',
      operationId: 'message.reply',
      words: { en: 'reply by mail', tr: 'e-postayla yanıtla' },
      body: replyToMessageInput,
    },
    {
      method: 'PUT',
      path: `${MESSAGE}/note`,
      ability: 'messages.change',
      operationId: 'message.note',
      words: { en: 'change the note of the team', tr: 'ekibin notunu değiştir' },
      body: noteOnMessageInput,
    },
    {
      method: 'PUT',
      path: `${MESSAGE}/assignee`,
      ability: 'messages.change',
      operationId: 'message.assign',
      words: { en: 'assign a person', tr: 'bir kişiye ata' },
      body: assignMessageInput,
    },
  ],
};

const SETTING_CALLS: DescribedCalls = {
  title: { en: 'Settings', tr: 'Ayarlar' },
  calls: [
    {
      method: 'GET',
      path: SETTINGS,
      ability: 'settings.read',
      operationId: 'setting.list',
      words: {
        en: 'every setting: value, version, who set it and when',
        tr: 'tüm ayarlar: değer, sürüm, kim ne zaman değiştirdi',
      },
    },
    {
      method: 'PUT',
      path: `${SETTINGS}/{key}`,
      ability: 'settings.daily',
      operationId: 'setting.change',
      words: {
        en: 'change one: { value, v }; the list below names the ability of each key',
        tr: 'birini değiştir: { value, v }; her anahtarın yetkisi aşağıdaki listededir',
      },
    },
    {
      method: 'GET',
      path: `${SETTINGS}/{key}/history`,
      ability: 'settings.read',
      operationId: 'setting.history',
      words: { en: 'the last changes of one', tr: 'birinin son değişiklikleri' },
    },
    {
      method: 'GET',
      path: '/api/admin/mail',
      ability: 'settings.read',
      operationId: 'mail.read',
      words: { en: 'who mails come from, and how', tr: 'e-postalar kimden ve nasıl gider' },
    },
    {
      method: 'POST',
      path: '/api/admin/mail/test',
      ability: 'settings.change',
      operationId: 'mail.test',
      words: {
        en: 'send yourself a mail; the response says what became of it',
        tr: 'kendine e-posta gönder; yanıt sonucu söyler',
      },
      body: mailTestInput,
    },
  ],
};

export const DESCRIBED_CALLS: readonly DescribedCalls[] = [
  MESSAGE_CALLS,
  SETTING_CALLS,
  CAMPAIGN_CALLS,
  UNSUBSCRIBE_CALLS,
];
