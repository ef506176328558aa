import {
  CAMPAIGNS,
  LAST_VISITS,
  launchCampaignInput,
  previewCampaignInput,
  testCampaignInput,
} from '#domain/marketing/campaign';
import type { DescribedCalls } from './described-call';

const ONE = `${CAMPAIGNS.path}/{id}`;
const text = { type: 'string' };

export const CAMPAIGN_CALLS: DescribedCalls = {
  title: {
    en: 'Campaigns: preview, sending, results',
    tr: 'Kampanyalar: önizleme, gönderim, sonuçlar',
  },
  calls: [
    {
      method: 'GET',
      path: '/api/admin/marketing/audience',
      ability: CAMPAIGNS.read,
      operationId: 'campaign.audience',
      words: {
        en: 'how many members these filters reach; tiers separated by commas',
        tr: 'bu filtrelerin kaç üyeye ulaştığı; seviyeler virgülle ayrılır',
      },
      query: {
        tiers: text,
        language: { type: 'string', enum: ['', 'en', 'tr'] },
        lastVisit: { type: 'string', enum: ['', ...Object.keys(LAST_VISITS)] },
      },
    },
    {
      method: 'POST',
      path: '/api/admin/marketing/preview',
      ability: CAMPAIGNS.change,
      operationId: 'campaign.preview_typed',
      words: {
        en: 'both mails with these texts, and the word that the law forbids; changes nothing',
        tr: 'bu metinlerle iki e-posta ve kanunun yasakladığı kelime; hiçbir şeyi değiştirmez',
      },
      body: previewCampaignInput,
      isRepeatable: true,
    },
    {
      method: 'GET',
      path: `${ONE}/preview`,
      ability: CAMPAIGNS.read,
      operationId: 'campaign.preview',
      words: { en: 'both mails of the saved version', tr: 'kayıtlı sürümün iki e-postası' },
    },
    {
      method: 'GET',
      path: `${ONE}/results`,
      ability: CAMPAIGNS.read,
      operationId: 'campaign.results',
      words: {
        en: 'status, mails by state, unsubscribed, orders within 7 days',
        tr: 'durum, duruma göre e-postalar, abonelikten çıkanlar, 7 gün içindeki siparişler',
      },
    },
    {
      method: 'POST',
      path: `${ONE}/test`,
      ability: CAMPAIGNS.change,
      operationId: 'campaign.test',
      words: {
        en: 'send a test mail in each language',
        tr: 'her dilde bir deneme e-postası gönder',
      },
      body: testCampaignInput,
    },
    {
      method: 'POST',
      path: `${ONE}/launch`,
      ability: CAMPAIGNS.change,
      operationId: 'campaign.launch',
      words: {
        en: 'schedule a tested draft by the venue’s clock; without a time it starts now',
        tr: 'denenmiş taslağı mekânın saatine göre planla; saat verilmezse hemen başlar',
      },
      body: launchCampaignInput,
    },
    {
      method: 'POST',
      path: `${ONE}/stop`,
      ability: CAMPAIGNS.change,
      operationId: 'campaign.stop',
      words: {
        en: 'a scheduled campaign becomes a draft again; a running one sends nothing more',
        tr: 'planlanan kampanya yeniden taslak olur; gönderilmekte olan artık göndermez',
      },
    },
  ],
};

const UNSUBSCRIBE = '/unsubscribe/{campaign}/{member}';
const query = { key: text, lang: { type: 'string', enum: ['en', 'tr'] } };

export const UNSUBSCRIBE_CALLS: DescribedCalls = {
  title: { en: 'Unsubscribing', tr: 'Abonelikten çıkma' },
  calls: [
    {
      method: 'GET',
      path: UNSUBSCRIBE,
      ability: null,
      operationId: 'unsubscribe.ask',
      words: { en: 'the page behind the link in a mail', tr: 'e-postadaki bağlantının sayfası' },
      query,
    },
    {
      method: 'POST',
      path: UNSUBSCRIBE,
      ability: null,
      operationId: 'unsubscribe.confirm',
      words: {
        en: 'withdraw the consent for mail; also the one-click button of mail programs (RFC 8058)',
        tr: 'e-posta iznini geri al; e-posta programlarının tek tıklık düğmesi de (RFC 8058)',
      },
      query,
      isRepeatable: true,
    },
  ],
};
