/** Stubs of the functions that the sample integration imports. Each prints its call. */
export const yourPayments = {
  'your-payments.ts': `
export type Outcome = { approved: boolean; softDeclined?: boolean }
export type Payment = any
export type ThreeDs = any
export const calls: string[] = []
const said = (name: string) => async (_payment: any, about?: any) => {
  const threeDs = about?.threeDs && { approved: true, trans_status: about.threeDs.trans_status }
  const printed = threeDs ? { ...about, threeDs } : about
  calls.push(about === undefined ? name : \`\${name} \${JSON.stringify(printed)}\`)
  return { approved: true }
}
export const payAsBefore = said('payAsBefore')
export const authenticate = async (payment: any, indicator: string) => {
  const result = await said('authenticate')(payment, indicator)
  return { ...result, trans_status: payment.transStatus, flow: payment.flow ?? 'challenge' }
}
export const authorize = async (payment: any, how: any) => {
  const outcome = await said('authorize')(payment, how)
  return { ...outcome, softDeclined: payment.softDeclined || payment.alwaysSoftDeclined }
}
export const copyForSecondAttempt = (payment: any) => ({ ...payment, softDeclined: false })
export const isShadow = (payment: any) => Boolean(payment.shadow)
export const openCase = said('openCase')
export const stopPayment = said('stopPayment')
export const queue = { upload: said('upload') }
`,
  'your_payments.py': `
import json, types
Outcome = Payment = ThreeDs = object
calls = []

def is_shadow(payment):
    return getattr(payment, "shadow", False)

def copy_for_second_attempt(payment):
    return types.SimpleNamespace(**(vars(payment) | {"soft_declined": False}))

class Approved:
    approved = True
    def __init__(self, payment):
        self.payment = payment
        self.soft_declined = any(getattr(payment, name, False) for name in ("soft_declined", "always_soft_declined"))
    def __getitem__(self, name):
        return getattr(self.payment, name)

def said(name):
    async def call(payment, *about, **named):
        rest = about[0] if about else {"threeDs" if k == "three_ds" else k: v for k, v in named.items()} or None
        if isinstance(rest, dict) and "threeDs" in rest:
            rest["threeDs"] = {"approved": True, "trans_status": rest["threeDs"]["trans_status"]}
        calls.append(name if rest is None else name + " " + json.dumps(rest, separators=(",", ":")))
        return Approved(payment)
    return call

pay_as_before = said("payAsBefore")
authenticate = said("authenticate")
authorize = said("authorize")
open_case = said("openCase")
stop_payment = said("stopPayment")

class queue:
    upload = staticmethod(said("upload"))
`,
} as const

/** Programs that process each payment in their JSON input and print the client's calls. */
export const payAll = {
  'run.mjs': `
import { pay } from './pay.ts'
import { calls } from './your-payments.ts'
for (const json of process.argv.slice(2)) {
  calls.length = 0
  const { id, scenario, earlier, ...facts } = JSON.parse(json)
  const transaction = { external_id: id, ...(earlier && { three_ds: earlier }) }
  await pay({ transaction, evaluationKey: 'k-' + id, transStatus: 'Y', ...facts }, scenario)
  console.log(id + ': ' + calls.join(', '))
}
process.exit(0)
`,
  'run.py': `
import asyncio, json, sys, types
import your_payments
from pay import pay

async def pay_all():
    for text in sys.argv[1:]:
        your_payments.calls.clear()
        facts = json.loads(text)
        has = lambda name: facts.get(name, False)
        id = facts["id"]
        transaction = {"external_id": id, **({"three_ds": facts["earlier"]} if "earlier" in facts else {})}
        payment = types.SimpleNamespace(transaction=transaction, evaluation_key="k-" + id,
            payer_present=has("payerPresent"), has_3ds=has("has3ds"), high_risk_mcc=has("highRiskMcc"),
            known_customer=has("knownCustomer"), low_value=has("lowValue"), sca_applies=has("scaApplies"),
            starts_series=has("startsSeries"), soft_declined=has("softDeclined"),
            always_soft_declined=has("alwaysSoftDeclined"),
            trans_status=facts.get("transStatus", "Y"), flow=facts.get("flow", "challenge"))
        await pay(payment, facts.get("scenario"))
        print(id + ": " + ", ".join(your_payments.calls), flush=True)

asyncio.run(pay_all())
`,
} as const

/** Programs that start payments at an interval and print how long each decision took. */
export const payOn = {
  'run.mjs': `
import { pay } from './pay.ts'
const [every, payments] = process.argv.slice(2).map(Number)
console.error = () => undefined
const one = async (place) => {
  const began = performance.now()
  await pay({ transaction: { external_id: 'p-' + place }, evaluationKey: 'k-' + place, payerPresent: true, has3ds: false })
  return performance.now() - began
}
const taken = []
for (let place = 0; place < payments; place++) {
  taken.push(one(place))
  await new Promise((resolve) => setTimeout(resolve, every))
}
console.log((await Promise.all(taken)).map(Math.round).join('\\n'))
process.exit(0)
`,
  'run.py': `
import asyncio, logging, sys, time, types
from pay import pay
logging.disable()
every, payments = int(sys.argv[1]), int(sys.argv[2])

async def one(place):
    began = time.monotonic()
    await pay(types.SimpleNamespace(transaction={"external_id": f"p-{place}"}, evaluation_key=f"k-{place}", payer_present=True,
        has_3ds=False, high_risk_mcc=False, known_customer=False, low_value=False, sca_applies=False, starts_series=False,
        trans_status="Y", flow="challenge"))
    return round((time.monotonic() - began) * 1000)

async def pay_on():
    taken = []
    for place in range(payments):
        taken.append(asyncio.create_task(one(place)))
        await asyncio.sleep(every / 1000)
    print("\\n".join(map(str, await asyncio.gather(*taken))))

asyncio.run(pay_on())
`,
} as const

/** Programs that send one request for each given path, without waiting between attempts. */
export const sendAll = {
  'run.mjs': `
Math.random = () => 0
const { send } = await import('./send-with-retry.ts')
for (const name of process.argv.slice(2)) {
  const [path, scenario] = name.split('@')
  const result = await send('POST', '/' + path, {}, 'k-' + path, scenario).then(JSON.stringify, () => 'refused')
  console.log(path + ': ' + result)
}
`,
  'run.py': `
import json, random, sys
random.uniform = lambda low, high: 0
from send_with_retry import send
for name in sys.argv[1:]:
    path, _, scenario = name.partition("@")
    try:
        result = json.dumps(send("POST", "/" + path, {}, "k-" + path, scenario or None), separators=(",", ":"))
    except RuntimeError:
        result = "refused"
    print(path + ": " + result, flush=True)
`,
} as const

/** A program that uses a key with characters that a header can't contain. */
export const sendWrong = `
Math.random = () => 0
let calls = 0
const { fetch } = globalThis
globalThis.fetch = (...given) => {
  calls++
  return fetch(...given)
}
const { send } = await import('./send-with-retry.ts')
await send('POST', '/', {}, 'two\\nlines').catch(({ name }) => console.log(name + ' after ' + calls + ' calls'))
`
