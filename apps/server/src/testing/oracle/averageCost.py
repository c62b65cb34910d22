"""Books movements of goods in Tryton and says what lies there and what a piece costs on average after each.

Reads one JSON array from standard input: {"kind": "in" | "out" | "back", "product": n, "quantity": n, "price": "yuan"}.
Writes one JSON array of {"quantity": n, "cost": "yuan"}, one for each movement. Needs the Debian packages
tryton-server, tryton-proteus and tryton-modules-stock; the database lives in memory.
"""

import datetime
import json
import os
import sys
from decimal import Decimal

os.environ.setdefault("TRYTOND_DATABASE_URI", "sqlite://")
os.environ.setdefault("DB_NAME", ":memory:")

from proteus import Model, config
from trytond.modules.company.tests.tools import create_company, get_company
from trytond.tests.tools import activate_modules

movements = json.load(sys.stdin)
activate_modules("stock")
create_company()
company = get_company()
config.get_config()._context["company"] = company.id

Uom = Model.get("product.uom")
unit, = Uom.find([("name", "=", "Unit")])
Location = Model.get("stock.location")
storage, = Location.find([("code", "=", "STO")])
supplier, = Location.find([("code", "=", "SUP")])
customer, = Location.find([("code", "=", "CUS")])
Template = Model.get("product.template")
Move = Model.get("stock.move")
Product = Model.get("product.product")

products = {}
for number in sorted({movement["product"] for movement in movements}):
    template = Template()
    template.name = "product %d" % number
    template.default_uom = unit
    template.type = "goods"
    template.list_price = Decimal("1000")
    template.cost_price_method = "average"
    template.save()
    products[number] = template.products[0]

ways = {"in": (supplier, storage), "out": (storage, customer), "back": (storage, supplier)}
today = datetime.date.today()
answers = []
for movement in movements:
    move = Move()
    move.product = products[movement["product"]]
    move.uom = unit
    move.quantity = movement["quantity"]
    move.from_location, move.to_location = ways[movement["kind"]]
    move.planned_date = today
    move.effective_date = today
    move.company = company
    move.unit_price = Decimal(movement["price"])
    move.currency = company.currency
    move.save()
    move.click("do")
    with config.get_config().set_context(locations=[storage.id], stock_date_end=today):
        product = Product(products[movement["product"]].id)
        answers.append({"quantity": product.quantity, "cost": str(product.cost_price)})
json.dump(answers, sys.stdout)
