import { type LegalText, OPERATOR } from './legal-text';

export const PRIVACY_EN: LegalText = {
  title: 'Privacy notice',
  description: 'What Bar Bliss keeps about you, why, for how long, and what you can ask of us.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        'The operator of Bar Bliss in Fethiye is the data controller under the Turkish Law on the Protection of Personal Data (KVKK, No. 6698). This notice is given under its Article 10.',
        OPERATOR,
      ],
    },
    {
      heading: 'What we keep when you use a form',
      blocks: [
        {
          list: [
            'An order: dishes, choices and wishes, total, way of service, times and status; the table number and a name if you give one. For collection: a name and a phone number. For delivery: full name, phone number, address and instructions. Your position only if you tapped to share it for the distance.',
            'A booking: name, phone number, date, time and number of people; your email, wishes, area or brunch choices as the form asks.',
            'A message: name, email, subject and text.',
          ],
        },
        'Please do not write about your health where it is not needed. If you have an allergy, tell the team before you order.',
      ],
    },
    {
      heading: 'What your browser keeps',
      blocks: [
        {
          list: [
            'Cookie “bb_device”, 400 days: a random value, set with the first thing you send, so that this browser can read your order, booking or message again. We store only its fingerprint (hash).',
            'Cookie “bb_language”, one year: the language that you read, so that pages come in it.',
            'Cookie “bb_closed”, one year: names the announcement that you closed, so that it stays closed.',
            'Cookie “bb_init”, one year: says that this device has kept something, and how many things that you sent have not reached the bar yet.',
            'Storage of the browser: your language, your cart, other choices, what you last entered at checkout (offered again for one day), and the orders, bookings and messages of this device. Your name and contacts are removed from them as soon as the bar has received them, and so are the words of a message; the key that opens an order goes after two days, that of a booking two days after its evening.',
          ],
        },
        'You can delete all of this in your browser at any time. In the app, “Delete my details from this device” deletes orders, bookings, messages, drafts and the cart here. There is no advertising cookie and no measurement of visitors, and the pages load nothing from other companies.',
      ],
    },
    {
      heading: 'Why, and on what basis',
      blocks: [
        {
          list: [
            'To prepare and bring what you ordered, to hold your table and to answer you: necessary for a contract (KVKK Article 5/2-c).',
            'To keep the records that law demands: a legal obligation (Article 5/2-ç).',
            'To settle disputes and to protect the venue from misuse, such as counting requests by their internet address for some minutes; that count is not stored: establishing a right and legitimate interest (Article 5/2-e and f).',
          ],
        },
        'We collect it electronically, through the forms of this site. Advertising is sent only to people who have agreed to it separately, and that can be withdrawn at any time.',
      ],
    },
    {
      heading: 'Who sees it',
      blocks: [
        'The staff who handle your order, booking or message. Companies that run a server or carry email for us, as far as we use them, act on our instructions only. Authorities and courts receive what law obliges us to give. Nobody receives it for advertising.',
      ],
    },
    {
      heading: 'For how long',
      blocks: [
        {
          list: [
            'The technical record of what was sent, which makes sure that nothing is done twice: {technicalDays} days, then deleted automatically.',
            'Mails that no mail server has taken: {mailDays} days.',
            'A club membership whose email was never confirmed: {unprovedDays} days after joining, if it is signed in nowhere.',
            'Orders: {orderKept}.',
            'Bookings: {bookingKept}.',
            'Messages: {messageKept}.',
          ],
        },
        'What is not deleted automatically, we keep as long as it is needed for the purposes above and as long as law obliges us; then we delete it or make it anonymous. If you ask, we do so sooner where no duty stands against it. Backups of the database still contain deleted details until the backup itself is deleted; if a backup is restored, the deletions that members asked for are repeated.',
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        'Under Article 11 of the KVKK you may:',
        {
          list: [
            'learn whether we process data about you, and ask for information about it,',
            'learn the purpose and whether the data are used for it,',
            'know third parties in Türkiye or abroad to whom they are transferred,',
            'have incomplete or wrong data corrected,',
            'have them deleted or destroyed within the conditions of Article 7,',
            'have corrections and deletions told to those who received the data,',
            'object to a result against you that comes from automatic analysis alone,',
            'claim compensation for damage by unlawful processing.',
          ],
        },
        'Write to the address or email above. We answer free of charge as soon as possible, within 30 days at the latest. If you are not content with the answer, or receive none, you can complain to the Personal Data Protection Board (Article 14).',
      ],
    },
  ],
};
