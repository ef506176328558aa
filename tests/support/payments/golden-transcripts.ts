/** Holds the bank's documented messages, typed by hand; the tests compare both client and simulator with them. */
export type Transcript = {
  path: string;
  request: { form: Record<string, string> } | { xml: string } | { json: Record<string, unknown> };
  response: { xml: string } | { json: Record<string, unknown> };
};

export const REQUEST_ID = 'BB-0190F3C2-0001';
export const SALE_ID = 'S0190F3C20001A1';
export const CAVV = 'AAABBBCCCDDDEEEFFFGGGHHHIII=';
export const RETURN_URL = 'https://pay.example.test/return?sig=abc';
export const TOKEN = '7f3a0190f3c2000142aa';

const TERMINAL = `<MerchantId>000000000000042</MerchantId><Password>SimPassw0rd</Password><TerminalNo>VP000042</TerminalNo>`;

export const ENROLLMENT: Transcript = {
  path: 'threeDGateway/Enrollment',
  request: {
    form: {
      MerchantId: '000000000000042',
      MerchantPassword: 'SimPassw0rd',
      VerifyEnrollmentRequestId: REQUEST_ID,
      Pan: '4000000000000002',
      ExpiryDate: '3012',
      BrandName: '100',
      PurchaseAmount: '100.50',
      Currency: '949',
      SuccessUrl: RETURN_URL,
      FailureUrl: RETURN_URL,
      SessionInfo: REQUEST_ID,
      IsRecurring: 'false',
    },
  },
  response: {
    xml: `<IPaySecure><Message><VERes>
      <Version>2.2.0</Version><Status>Y</Status><PaReq>cGFyZXE=</PaReq>
      <ACSUrl>https://acs.sim.example.test/acs</ACSUrl>
      <TermUrl>https://mpi.sim.example.test/startThreeDFlow</TermUrl>
      <MD>sim-1#${REQUEST_ID}</MD><ACTUALBRAND>100</ACTUALBRAND></VERes></Message>
      <VerifyEnrollmentRequestId>${REQUEST_ID}</VerifyEnrollmentRequestId>
      <MessageErrorCode>200</MessageErrorCode></IPaySecure>`,
  },
};

/** Holds the browser's return form; the hash is the documents' own example. */
export const CALLBACK: Readonly<Record<string, string>> = {
  MerchantId: '000000000000042',
  VerifyEnrollmentRequestId: REQUEST_ID,
  Status: 'Y',
  Eci: '05',
  Cavv: CAVV,
  MdStatus: '1',
  PurchAmount: '10050',
  PurchCurrency: '949',
  Xid: 'xid-BB-0190F',
  Pan: '4000000000000002',
  Expiry: '3012',
  InstallmentCount: '',
  SessionInfo: REQUEST_ID,
  ErrorCode: '',
  ErrorMessage: '',
  Hash: '+C1QV/oxG+IMv5jWi2Xe43CiEzdNxgCQL3UWdusygpk=',
};

export const SALE: Transcript = {
  path: 'virtualPos/Vposreq',
  request: {
    xml: `<VposRequest>${TERMINAL}<TransactionType>Sale</TransactionType>
      <TransactionId>${SALE_ID}</TransactionId><OrderId>${REQUEST_ID}</OrderId>
      <ECI>05</ECI><CAVV>${CAVV}</CAVV><MpiTransactionId>${REQUEST_ID}</MpiTransactionId>
      <ClientIp>203.0.113.7</ClientIp><TransactionDeviceSource>0</TransactionDeviceSource></VposRequest>`,
  },
  response: {
    xml: `<VposResponse><MerchantId>000000000000042</MerchantId><TransactionType>Sale</TransactionType>
      <TransactionId>${SALE_ID}</TransactionId><ResultCode>0000</ResultCode>
      <ResultDetail>İŞLEM BAŞARILI</ResultDetail><InstallmentTable></InstallmentTable>
      <AuthCode>000123</AuthCode><HostDate>20260930214512</HostDate><Rrn>627300000001</Rrn>
      <TerminalNo>VP000042</TerminalNo><CurrencyAmount>100.50</CurrencyAmount>
      <CurrencyCode>949</CurrencyCode><OrderId>${REQUEST_ID}</OrderId><ECI>05</ECI>
      <ThreeDSecureType>2</ThreeDSecureType><TransactionDeviceSource>0</TransactionDeviceSource>
      <BatchNo>300</BatchNo><TLAmount>100.50</TLAmount></VposResponse>`,
  },
};

/** Returns the messages of a cancel or a refund of the sale. */
export function returned(type: 'Cancel' | 'Refund'): Transcript {
  const amount =
    type === 'Refund'
      ? '<CurrencyAmount>40.00</CurrencyAmount><CurrencyCode>949</CurrencyCode>'
      : '';
  const took = type === 'Refund' ? '40.00' : '100.50';
  return {
    path: 'virtualPos/Vposreq',
    request: {
      xml: `<VposRequest>${TERMINAL}<TransactionType>${type}</TransactionType>
        <TransactionId>R0190F3C20001A1</TransactionId>
        <ReferenceTransactionId>${SALE_ID}</ReferenceTransactionId>${amount}
        <ClientIp>203.0.113.7</ClientIp></VposRequest>`,
    },
    response: {
      xml: `<VposResponse><MerchantId>000000000000042</MerchantId>
        <TransactionType>${type}</TransactionType><TransactionId>R0190F3C20001A1</TransactionId>
        <ReferenceTransactionId>${SALE_ID}</ReferenceTransactionId><ResultCode>0000</ResultCode>
        <ResultDetail>İŞLEM BAŞARILI</ResultDetail><InstallmentTable></InstallmentTable>
        <AuthCode>000124</AuthCode><HostDate>20260930214600</HostDate><Rrn>627300000002</Rrn>
        <TerminalNo>VP000042</TerminalNo><CurrencyAmount>${took}</CurrencyAmount>
        <CurrencyCode>949</CurrencyCode><OrderId>${REQUEST_ID}</OrderId><ECI></ECI>
        <ThreeDSecureType>2</ThreeDSecureType><TransactionDeviceSource>0</TransactionDeviceSource>
        <BatchNo>300</BatchNo><TLAmount>${took}</TLAmount></VposResponse>`,
    },
  };
}

export const SEARCH: Transcript = {
  path: 'virtualPos/Search',
  request: {
    xml: `<SearchRequest><MerchantCriteria><HostMerchantId>000000000000042</HostMerchantId>
      <MerchantPassword>SimPassw0rd</MerchantPassword></MerchantCriteria>
      <DateCriteria><StartDate>2026-09-29</StartDate><EndDate>2026-10-01</EndDate></DateCriteria>
      <TransactionCriteria><TransactionId>${SALE_ID}</TransactionId><OrderId></OrderId>
      <AuthCode></AuthCode></TransactionCriteria></SearchRequest>`,
  },
  response: {
    xml: `<SearchResponse><ResponseInfo><Status>Success</Status><ResponseCode>0000</ResponseCode>
      <ResponseMessage></ResponseMessage><IsIdempotent>false</IsIdempotent></ResponseInfo>
      <PageIndex>1</PageIndex><PageSize>50</PageSize><TotalItemCount>1</TotalItemCount>
      <TransactionSearchResultInfo><TransactionSearchResultInfo>
      <PaymentTransactionId>P${SALE_ID}</PaymentTransactionId><TransactionType>Sale</TransactionType>
      <TransactionId>${SALE_ID}</TransactionId><ReferenceTransactionId></ReferenceTransactionId>
      <OrderId>${REQUEST_ID}</OrderId><CurrencyAmount>100.50</CurrencyAmount>
      <AmountCode>949</AmountCode><ResultCode>0000</ResultCode><HostResultCode>000</HostResultCode>
      <AuthCode>000123</AuthCode><Rrn>627300000001</Rrn><HostDate>20260930214512</HostDate>
      <PanMasked>40000000****0002</PanMasked><ECI>05</ECI><CAVV>${CAVV}</CAVV>
      <TransactionThreedSecureType>2</TransactionThreedSecureType><IsCanceled>false</IsCanceled>
      <IsReversed>false</IsReversed><IsRefunded>false</IsRefunded>
      <TotalRefundAmount>0.00</TotalRefundAmount><IsCaptured>false</IsCaptured>
      <IsBatchClosed>false</IsBatchClosed></TransactionSearchResultInfo>
      </TransactionSearchResultInfo></SearchResponse>`,
  },
};

/** The rows of a day's list have no HostDate; their types are objects. */
export const SETTLEMENT: Transcript = {
  path: 'virtualPos/SettlementDetail',
  request: {
    xml: `<SettlementDetailRequest><MerchantCriteria><HostMerchantId>000000000000042</HostMerchantId>
      <MerchantPassword>SimPassw0rd</MerchantPassword></MerchantCriteria>
      <DateCriteria><StartDate>2026-09-30</StartDate><EndDate>2026-10-01</EndDate></DateCriteria>
      <PagedRequestInfo><PageIndex>1</PageIndex><PageSize>50</PageSize></PagedRequestInfo>
      </SettlementDetailRequest>`,
  },
  response: {
    xml: `<SettlementDetailResponse><ResponseInfo><Status>Success</Status>
      <ResponseCode>0000</ResponseCode><ResponseMessage></ResponseMessage>
      <ResponseDateTime>2026-10-02T06:00:00.3722890+03:00</ResponseDateTime>
      <IsIdempotent>false</IsIdempotent></ResponseInfo>
      <PagedResponseInfo><PageIndex>1</PageIndex><PageSize>50</PageSize>
      <TotalItemCount>2</TotalItemCount></PagedResponseInfo>
      <TransactionSearchResultInfo><PaymentTransactionInfo>
      <PaymentTransactionId>P${SALE_ID}</PaymentTransactionId>
      <TransactionType><TransactionTypeId>0</TransactionTypeId>
      <TransactionTypeName>Sale</TransactionTypeName></TransactionType>
      <TransactionId>${SALE_ID}</TransactionId><ReferencedTransactionId></ReferencedTransactionId>
      <OrderId>${REQUEST_ID}</OrderId><Amount>100.50</Amount><AmountCode>949</AmountCode>
      <ResultCode>0000</ResultCode>
      <RequestInsertTime>2026-09-30T21:45:00.3722890</RequestInsertTime>
      <IsCanceled>false</IsCanceled><IsReversed>false</IsReversed><IsRefunded>true</IsRefunded>
      <TotalRefundAmount>40.00</TotalRefundAmount></PaymentTransactionInfo>
      <PaymentTransactionInfo><PaymentTransactionId>PR0190F3C20001A1</PaymentTransactionId>
      <TransactionType><TransactionTypeId>2</TransactionTypeId>
      <TransactionTypeName>Refund</TransactionTypeName></TransactionType>
      <TransactionId>R0190F3C20001A1</TransactionId>
      <ReferencedTransactionId>${SALE_ID}</ReferencedTransactionId>
      <OrderId>${REQUEST_ID}</OrderId><Amount>40.00</Amount><AmountCode>949</AmountCode>
      <ResultCode>0000</ResultCode>
      <RequestInsertTime>2026-09-30T21:45:00.3722890</RequestInsertTime>
      <IsCanceled>false</IsCanceled><IsReversed>false</IsReversed><IsRefunded>false</IsRefunded>
      </PaymentTransactionInfo></TransactionSearchResultInfo></SettlementDetailResponse>`,
  },
};

export const HOSTED_CREATE: Transcript = {
  path: 'commonPayment/CreateTokenCPY',
  request: {
    json: {
      MerchantNumber: '000000000000042',
      Password: 'SimPassw0rd',
      TerminalNumber: 'VP000042',
      OrderId: REQUEST_ID,
      TransactionId: SALE_ID,
      TransactionType: 'Sale',
      CurrencyCode: 949,
      Amount: '100.50',
      SecureType: 1,
      AllowNotEnrolledCard: 0,
      RequestLanguage: 1,
      TransactionChannel: 1,
      TransactionSource: 1,
      ClientIp: '203.0.113.7',
      SuccessUrl: RETURN_URL,
      FailUrl: RETURN_URL,
      TokenExpireTime: 1,
    },
  },
  response: {
    json: {
      CommonPaymentUrl: 'https://pay.vakifbank.com.tr/commonPayment/SecurePayment',
      PaymentToken: TOKEN,
      ResponseMessage: '',
      ErrorCode: '0000',
    },
  },
};

export const HOSTED_QUERY: Transcript = {
  path: 'commonPayment/GetVposTransaction',
  request: {
    json: { MerchantNumber: '000000000000042', Password: 'SimPassw0rd', PaymentToken: TOKEN },
  },
  response: {
    json: {
      Rc: '0000',
      AuthCode: '000123',
      Rrn: '627300000001',
      Message: '',
      TransactionId: SALE_ID,
      PaymentToken: TOKEN,
      MaskedPan: '40000000****0002',
      Amount: '100.50',
      AmountCode: '949',
      TransactionType: 'Sale',
      Status: 1,
      StatusDetail: '',
      AuthResultCode: '0000',
      AuthResultDescription: '',
    },
  },
};

/** The bank's guide and older clients name the merchant otherwise, and get an answer without AuthResultCode. */
export const HOSTED_QUERY_BY_GUIDE: Transcript = {
  path: 'commonPayment/GetVposTransaction',
  request: {
    json: {
      HostMerchantId: '000000000000042',
      MerchantId: '1',
      Password: 'SimPassw0rd',
      PaymentToken: TOKEN,
    },
  },
  response: {
    json: {
      Rc: '0000',
      AuthCode: '000123',
      Rrn: '627300000001',
      Message: 'İŞLEM BAŞARILI',
      TransactionId: SALE_ID,
      PaymentToken: TOKEN,
      MaskedPan: '40000000****0002',
      HostMerchantId: '000000000000042',
      HostTerminalId: 'VP000042',
      AmountCode: '949',
      Amount: '100,50',
      TransactionType: 'Sale',
      OrderID: REQUEST_ID,
      InstallmentCount: '',
      IsSecure: 'True',
      AllowNotEnrolledCard: 'False',
      HostDate: '20260930214512',
      HostRc: null,
      ErrorCode: null,
      ResponseMessage: null,
    },
  },
};
